import { expect, it } from 'vitest';
import { ranked, reasonOf } from './ending.ts';
import { aPlayer } from './fixtures.ts';

const PLAYERS = [
  aPlayer(0, { points: 34, tens: 2 }),
  aPlayer(1, { points: 34, tens: 3 }),
  aPlayer(2, { points: 20, tens: 1 }),
];
const who = (seat: number) => ({ you: seat === 0 ? 'yes' : 'no', name: `P${seat}` }) as const;
const said = (ending: string, winners: number[], players = PLAYERS) =>
  reasonOf(players, { ending, winners, points: [] } as never, who).replace(/[⁨⁩]/g, '');

it('a win by points needs no explanation', () => {
  expect(said('plain', [0])).toBe('');
});

it('a tie in points goes to the player with more tens', () => {
  expect(said('more-tens', [1])).toBe('Points are tied. P1 scored ten more often: 3 to 2.');
  const mine = [aPlayer(0, { points: 30, tens: 3 }), aPlayer(1, { points: 30, tens: 1 })];
  expect(said('more-tens', [0], mine)).toBe('Points are tied. You scored ten more often: 3 to 1.');
});

it('a tie in points and tens is shared', () => {
  const level = [aPlayer(0, { points: 12, tens: 1 }), aPlayer(1, { points: 12, tens: 1 })];
  expect(said('shared', [0, 1], level)).toBe('Points and tens (1 each) are tied. The win is shared.');
});

it('players are sorted by win, then points, then tens', () => {
  const order = ranked(PLAYERS, { ending: 'more-tens', winners: [1], points: [] } as never);
  expect(order.map(({ seat }) => seat)).toEqual([1, 0, 2]);
});
