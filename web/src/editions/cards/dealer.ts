/** The dealer of the card game: draws in the same random order as the server. Rules: K2, K10. */

import type { Card } from '../../engines/cards/card.ts';
import { search } from '../../engines/cards/search.ts';
import type { CardsView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import type { Random } from '../../replay/chance/random.ts';
import type { DeckCard, UnplacedDraw } from '../../replay/replay.ts';

const HAND = 9;
const FACES = 2;
/** The number of shuffles after which the server gives up. */
const SHUFFLES = 500;

export class CardsDealer {
  readonly #cards: readonly DeckCard[];

  constructor(cards: readonly DeckCard[]) {
    this.#cards = cards;
  }

  /** The draws between two views: in odd rounds, a hand for each player. */
  next(chance: Chance, now: CardsView, before: CardsView | undefined): UnplacedDraw[] {
    const isNew = now.round !== (before?.round ?? 0);
    if (!isNew || now.round % FACES === 0) return [];
    const stack = this.#cards.filter((card) => card.stack === (now.round + 1) / FACES);
    const random = chance.of(`round/${now.round}/hands`);
    return dealt(random, stack, now.players.length).map((hand, seat) => ({
      kind: 'hand',
      seat,
      values: hand,
    }));
  }
}

/** Nine card numbers for each player. The stack is reshuffled until every hand is solvable on both faces. */
export function dealt(random: Random, stack: readonly DeckCard[], players: number): number[][] {
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
    const cards = random.sample(stack, players * HAND);
    const hands = Array.from({ length: players }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
    if (hands.every(isProved)) return hands.map((hand) => hand.map(({ id }) => id));
  }
  return [];
}

const isProved = (hand: readonly DeckCard[]): boolean =>
  Array.from({ length: FACES }, (_, face) => faceOf(hand, face)).every(
    (cards) => search(cards).outcome === 'found',
  );

const faceOf = (hand: readonly DeckCard[], face: number): Card[] =>
  hand.map(({ id, faces }) => ({ id, symbols: faces[face] ?? [] }));
