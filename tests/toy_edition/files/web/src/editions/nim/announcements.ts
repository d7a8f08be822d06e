/** Nim, as a session asks for it. */

import type { NimView } from '../../net/wire.gen.ts';
import type { EditionAdapter } from '../../table/edition.ts';

export const NIM: EditionAdapter<NimView> = {
  announcements: () => [],
  openPuzzle: () => undefined,
  hasSolved: () => false,
  hasStopped: () => false,
  isTurnedAgain: () => false,
  isHurried: () => false,
  startsAlone: false,
};
