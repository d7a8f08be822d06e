/** A player who presses keys without looking at a symbol. */

import { expect, it } from 'vitest';
import { CASES } from './fixtures.ts';
import { flawOf } from './judge.ts';
import { placesOf } from './landing.ts';
import { step } from './step.ts';
import { type CardTable, dealt, type Help } from './table.ts';

const HANDS = [...new Map(CASES.map(({ hand }) => [JSON.stringify(hand), hand])).values()];
const SEVEN = 7;
const PRESSES = 90;

/** Whole numbers below a bound, the same in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** One round of at most 90 presses: pick a card by its digit, turn it until a place is marked, N, Enter. */
function roundOf(table: CardTable, draw: (below: number) => number): boolean {
  let now = table;
  let presses = 0;
  const press = (kind: 'turn' | 'next' | 'place') => {
    now = step(now, { kind });
    presses += 1;
  };
  while (presses < PRESSES) {
    const card = now.hand[draw(now.hand.length)]?.id ?? 0;
    if (now.layout.some((laid) => laid.card === card)) continue;
    now = step(now, { kind: 'pick', card, aloft: true });
    presses += 1;
    const marks = () => (now.held && now.help === 'places' ? placesOf(now, now.held).length : 0);
    for (let turns = draw(4); turns < 4 && marks() === 0; turns += 1) press('turn');
    if (now.help === 'places' && now.layout.length > 0 && marks() === 0) continue;
    for (let steps = draw(3); steps >= 0; steps -= 1) press('next');
    press('place');
    if (now.layout.length === SEVEN) return flawOf(now.hand, now.layout, now.reading) === undefined;
  }
  return false;
}

/** The share of rounds that are solved, over those hands. */
function solved(help: Help, hands: typeof HANDS, rounds: number): number {
  const played = hands.flatMap((hand, number) =>
    Array.from({ length: rounds }, (_, again) =>
      roundOf(dealt(hand, [], { reading: 'strict', help }), drawing(97 * number + again)),
    ),
  );
  return played.filter(Boolean).length / played.length;
}

it('keys pressed without looking solve rounds if places are shown', () => {
  expect(solved('places', HANDS.slice(0, 16), 1)).toBeGreaterThan(0.7);
});

it.each(['contacts', 'none'] as const)('keys pressed without looking solve nothing with help: %s', (help) => {
  expect(solved(help, HANDS, 5)).toBe(0);
});
