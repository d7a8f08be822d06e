/** Replays of cards. */

import type { CardsView } from '../../net/wire.gen.ts';
import type { Fell, ReplayEdition } from '../../replay/edition.ts';
import type { Lot, Replay } from '../../replay/replay.ts';
import type { Scene } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { CardsDealer } from './dealer.ts';
import Panel from './ReplayPanel.svelte';

const isCards = isOf('cards');

export const REPLAY: ReplayEdition<CardsView> = {
  Panel,
  hasDie: false,
  hasSpace: false,
  dealer: ({ cards }) => new CardsDealer(cards),
  shown,
};

/** The cards that were face up once the round was over. */
function shown(_: Replay, scenes: readonly Scene[], start: number, { seat }: Lot): Fell[] {
  const after = scenes
    .slice(start)
    .map(({ view }) => view)
    .filter(isCards);
  const round = after[0]?.round;
  const result = after.find(({ last }) => last?.round === round)?.last;
  const hand = result?.hands.find((other) => other.seat === seat)?.hand;
  return hand ? [hand.map(({ id }) => id)] : [];
}
