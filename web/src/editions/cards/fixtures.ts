/** Fixtures for the tests of the card screens: a table of cards in its first round. */

import type { Layout } from '../../engines/cards/card.ts';
import { aHand } from '../../engines/cards/fixtures.ts';
import type { CardsPlayer, CardsSettings, CardsView, PlacedCard } from '../../net/wire.gen.ts';

export const aPlayer = (seat: number, more: Partial<CardsPlayer> = {}): CardsPlayer => ({
  seat,
  points: 0,
  tens: 0,
  cards: 0,
  passed: false,
  called_ms: null,
  ...more,
});

export const onWire = (layout: Layout): PlacedCard[] =>
  layout.map((laid) => ({ ...laid, anchor: [...laid.anchor] }));

export const CARDS: CardsSettings = {
  seats: 2,
  lenient: false,
  assist: true,
  countdown: 3_000,
  pause: 30_000,
  hands_seen: false,
  assistance: 'contacts',
  assistance_seat_0: null,
  assistance_seat_1: null,
  assistance_seat_2: null,
  assistance_seat_3: null,
};

export const aCardsView = (more: Partial<CardsView> = {}): CardsView => ({
  edition: 'cards',
  seat: 0,
  stage: 'laying',
  settings: CARDS,
  round: 1,
  rounds: 6,
  symbols: 6,
  hand: aHand().map(({ id, symbols }) => ({ id, symbols: [...symbols] })),
  layout: [],
  remaining_ms: null,
  elapsed_ms: 10_000,
  ready: [],
  players: [aPlayer(0), aPlayer(1)],
  scored: [],
  last: null,
  outcome: null,
  ...more,
});
