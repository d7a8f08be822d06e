/** The level to which the boards of a practice have led: the next one starts there. Rule: S5. */

import { nextLevel } from '../../lib/staircase.ts';
import type { SoloView } from '../../net/wire.gen.ts';
import { ownBlockLevel, rememberBlockLevel } from '../../table/blockLevel.ts';
import { ownLevel, rememberLevel } from '../../table/level.ts';
import { followLevel } from '../../table/suited.ts';
import { kindOfSide } from './sides.ts';

type Run = Pick<SoloView, 'attempts'> & { readonly settings: Pick<SoloView['settings'], 'ramp' | 'side'> };

/** As the server computes it: a hint is a failure, and repeats do not count. */
export const levelOfRun = ({ attempts, settings }: Run): number =>
  nextLevel(
    settings.ramp ?? 0,
    attempts
      .filter(({ repeats }) => repeats === null)
      .map(({ solved, hints, elapsed_ms }) => ({ solved: solved && hints === 0, elapsedMs: elapsed_ms })),
  );

/** Remember the level, apart for flat boards and blocks. */
export function noteRun(run: Run): void {
  const kind = kindOfSide(run.settings.side ?? '');
  const [own, remember] = kind === 'solid' ? [ownBlockLevel, rememberBlockLevel] : [ownLevel, rememberLevel];
  const [before, after] = [own(), levelOfRun(run)];
  remember(after);
  followLevel(kind, before, after);
}
