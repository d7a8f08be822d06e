/** All players' layouts at one moment of a card game. During the game each player saw only their own. */

import type { Card, Layout } from '../../engines/cards/card.ts';
import type { CardsView, HandResult } from '../../net/wire.gen.ts';
import type { Replay } from '../../replay/replay.ts';
import type { Timeline } from '../../replay/timeline.ts';
import { isOf } from '../../table/edition.ts';
import { toLayout } from './cardsController.svelte.ts';

const isCards = isOf('cards');

export interface ShownLayout {
  readonly seat: number;
  readonly hand: readonly Card[];
  readonly layout: Layout;
  /** Every position that a card occupies in this round. */
  readonly room: Layout;
  /** The result, once the round is over. */
  readonly result: HandResult | undefined;
}

/** One layout per seat; empty before the signal of a round. */
export function layoutsAt(
  { arranged }: Pick<Replay, 'arranged'>,
  { frames }: Timeline,
  index: number,
): ShownLayout[] {
  const now = frames[index];
  if (!now || !isCards(now.view) || !SHOWN.includes(now.view.stage)) return [];
  const { round, stage, settings } = now.view;
  const inRound = frames.filter(({ view }) => isCards(view) && view.round === round);
  const [from, to] = [inRound[0]?.seq ?? 0, inRound.at(-1)?.seq ?? 0];
  const hands = inRound
    .map(({ view }) => (isCards(view) ? view.last : null))
    .find((last) => last?.round === round)?.hands;
  return Array.from({ length: settings.seats }, (_, seat) => {
    const own = arranged.filter((each) => each.seat === seat && each.seq >= from && each.seq <= to);
    const result = hands?.find((other) => other.seat === seat);
    return {
      seat,
      hand: result?.hand ?? [],
      layout: toLayout(own.findLast(({ seq }) => seq <= now.seq)?.layout ?? []),
      room: own.flatMap(({ layout }) => toLayout(layout)),
      result: stage === 'resting' || stage === 'over' ? result : undefined,
    };
  });
}

const SHOWN: readonly CardsView['stage'][] = ['laying', 'called', 'resting', 'over'];
