/** The random draws of a game, recomputed from its seed. */

import type { ReplayEdition } from '../edition.ts';
import type { GameRecord } from '../record.ts';
import type { Draw, Replay } from '../replay.ts';
import type { Timeline } from '../timeline.ts';
import { type Chance, entryChance, keyedChance } from './chance.ts';
import { RoundsBegun } from './rounds.ts';

export interface Recomputed {
  /** All draws, in log order. */
  readonly draws: readonly Draw[];
  /** The numbers of the log entries that begin a round, or roll its die after a look at the boards. */
  readonly begun: ReadonlySet<number>;
}

/** `record` has the terms and the log of a game of scheme 2. */
export function recomputed(
  replay: Replay,
  { frames }: Timeline,
  edition: ReplayEdition,
  record: GameRecord | undefined,
): Recomputed {
  const begun = new RoundsBegun();
  const first = frames[0];
  if (!first) return { draws: [], begun: begun.entries };
  const dealer = edition.dealer(replay, first.view);
  const chanceOf = (seq: number): Chance =>
    record
      ? keyedChance(record.keyAt(seq), (purpose) => begun.note(purpose, seq))
      : entryChance(replay.seed, seq);
  const draws = frames.flatMap(({ seq, view }, index) =>
    dealer.next(chanceOf(seq), view, frames[index - 1]?.view).map((draw) => ({ ...draw, seq })),
  );
  return { draws, begun: begun.entries };
}
