/** The random draws of a game, recomputed from its seed. */

import type { ReplayEdition } from '../edition.ts';
import type { Draw, Replay } from '../replay.ts';
import type { Timeline } from '../timeline.ts';
import { chance } from './chance.ts';

/** All draws, in log order. */
export function drawsOf(replay: Replay, { frames }: Timeline, edition: ReplayEdition): Draw[] {
  const first = frames[0];
  if (!first) return [];
  const dealer = edition.dealer(replay, first.view);
  return frames.flatMap(({ seq, view }, index) =>
    dealer.next(chance(replay.seed, seq), view, frames[index - 1]?.view).map((draw) => ({ ...draw, seq })),
  );
}
