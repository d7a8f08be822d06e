import { describe, expect, it } from 'vitest';
import { fastest, racesOf, rankIn } from './gameHistory.ts';

const board = (seat: number, rank: number | null, elapsed_ms: number | null) => ({
  seat,
  rank,
  elapsed_ms,
  puzzle: { card: 1, region: '#', pieces: [] },
  tiling: [],
  grade: 4,
});
const first = { boards: [board(0, 1, 9_400), board(1, null, null)] };
const second = { boards: [board(0, 2, 7_200), board(1, 1, 4_300)] };
const races = racesOf([
  { changed: { round: 1, tie_break: 0, last: null } },
  { changed: { last: first } },
  { changed: { round: 2 } },
  { changed: { last: { boards: [] } } },
  { changed: { last: second } },
  { changed: { tie_break: 1, last: { boards: [board(1, 1, 6_000)] } } },
]);

describe('the history of a game', () => {
  it('has each race once, with its latest result', () => {
    expect(races.map(({ round, tieBreak, boards }) => [round, tieBreak, boards.length])).toEqual([
      [1, 0, 2],
      [2, 0, 2],
      [2, 1, 1],
    ]);
  });

  it('has none if the game has no boards', () => {
    expect(racesOf([{ changed: { round: 1, last: {} } }])).toEqual([]);
  });

  it('finds the fastest solve, of all and of a seat', () => {
    expect(fastest(races)?.time).toBe(4_300);
    expect(fastest(races, 0)).toMatchObject({ time: 7_200, race: { round: 2 } });
    expect(fastest([], 0)).toBeUndefined();
    expect(fastest(racesOf([{ changed: { last: { boards: [board(0, null, null)] } } }]))).toBeUndefined();
  });

  it('tells an unsolved board from a race without the player', () => {
    expect(races.map((race) => rankIn(race, 1))).toEqual([null, 1, 1]);
    expect(races.map((race) => rankIn(race, 0))).toEqual([1, 2, undefined]);
  });
});
