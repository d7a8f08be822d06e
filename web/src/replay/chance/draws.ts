/** What chance must have decided in a game, worked out from its seed in this browser. */

import type { ReplayEdition } from '../edition.ts';
import type { Lot, Replay } from '../replay.ts';
import type { Film } from '../timeline.ts';
import { chance } from './chance.ts';

/** All of them, in order. */
export function lotsOf(replay: Replay, { scenes }: Film, edition: ReplayEdition): Lot[] {
  const first = scenes[0];
  if (!first) return [];
  const dealer = edition.dealer(replay, first.view);
  return scenes.flatMap(({ seq, view }, index) =>
    dealer.next(chance(replay.seed, seq), view, scenes[index - 1]?.view).map((lot) => ({ ...lot, seq })),
  );
}
