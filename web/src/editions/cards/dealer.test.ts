import { describe, expect, it } from 'vitest';
import type { CardsView } from '../../net/wire.gen.ts';
import { entryChance } from '../../replay/chance/chance.ts';
import facts from '../../replay/chance/deals.fixture.json' with { type: 'json' };
import type { DeckCard } from '../../replay/replay.ts';
import { CardsDealer, dealt } from './dealer.ts';

const CARDS: readonly DeckCard[] = facts.cards.map(({ faces, ...card }) => ({
  ...card,
  faces: faces.map((face) => face.split(/[ /]/)),
}));

const stackOf = (number: number) => CARDS.filter(({ stack }) => stack === number);

/** The part of a view that a deal depends on. */
const inRound = (round: number, players: number) =>
  ({ round, players: Array.from({ length: players }, (_, seat) => ({ seat })) }) as unknown as CardsView;

describe('the dealer of cards', () => {
  it.each(facts.deals)('deals $hands.length hands of stack $stack from $seed as Python does', (deal) => {
    expect(dealt(entryChance(deal.seed, deal.seq).of(''), stackOf(deal.stack), deal.hands.length)).toEqual(
      deal.hands,
    );
  });

  it('deals only in odd rounds, once, from the stack of the round', () => {
    const dealer = new CardsDealer(CARDS);
    const draws = (round: number, before?: number) =>
      dealer.next(
        entryChance('00'.repeat(32), 1),
        inRound(round, 2),
        before === undefined ? undefined : inRound(before, 2),
      );
    expect(draws(1).map(({ kind, seat, values }) => [kind, seat, values.length])).toEqual([
      ['hand', 0, 9],
      ['hand', 1, 9],
    ]);
    expect(draws(1, 0)).toEqual(draws(1));
    expect([draws(1, 1), draws(2, 1), draws(6, 5), draws(0)]).toEqual([[], [], [], []]);
    for (const [round, stack] of [
      [3, 2],
      [5, 3],
    ] as const)
      expect(
        new Set(
          draws(round, round - 1)
            .flatMap(({ values }) => values)
            .map((id) => CARDS[Number(id) - 1]?.stack),
        ),
      ).toEqual(new Set([stack]));
  });

  it('deals nothing if no shuffle gives solvable hands', () => {
    const unlike = stackOf(3).map((card, index) => ({
      ...card,
      faces: [Array(6).fill(`a${index}`), Array(6).fill(`b${index}`)],
    }));
    expect(dealt(entryChance('00'.repeat(32), 1).of(''), unlike, 2)).toEqual([]);
  });
});
