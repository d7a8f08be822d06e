/** How blocks look: four colors, and of two blocks of a color one is hatched; besides, each has its mark. */

import type { Block } from '../../engines/solid/blocks.ts';
import { type Look, lookOf } from '../../ui/palette.ts';

/** The cardboard piece of that color: the palettes keep those apart for different eyes. */
const PIECES: Readonly<Record<string, string>> = { red: 'O4', green: 'P5', blue: 'S4', yellow: 'T4' };

/** Of each pair, the one that is hatched. */
const HATCHED: ReadonlySet<string> = new Set(['red-twist', 'green-hook', 'blue-hook', 'yellow-hook']);

export function blockLook({ id, color }: Block): Look {
  const look = lookOf(PIECES[color] ?? '');
  return HATCHED.has(id) ? look : { ...look, hatching: 'none' };
}
