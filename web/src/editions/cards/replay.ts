/** The replay of the card game. */

import type { CardsView } from '../../net/wire.gen.ts';
import type { DrawValue, ReplayEdition } from '../../replay/edition.ts';
import type { Draw, Replay } from '../../replay/replay.ts';
import type { TimelineFrame } from '../../replay/timeline.ts';
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
  atIt(frames, index) {
    const view = frames[index]?.view;
    if (!view || !isCards(view) || view.stage !== 'laying') return [];
    return view.players.filter(({ passed }) => !passed).map(({ seat }) => seat);
  },
};

/** The cards that are face up after a round. */
function shown(_: Replay, frames: readonly TimelineFrame[], start: number, { seat }: Draw): DrawValue[] {
  const after = frames
    .slice(start)
    .map(({ view }) => view)
    .filter(isCards);
  const round = after[0]?.round;
  const result = after.find(({ last }) => last?.round === round)?.last;
  const hand = result?.hands.find((other) => other.seat === seat)?.hand;
  return hand ? [hand.map(({ id }) => id)] : [];
}
