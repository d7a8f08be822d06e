import { describe, expect, it } from 'vitest';
import { aView } from './fixtures.ts';
import { ownSolve } from './ownSolve.ts';

const board = (seat: number, rank: number | null) => ({
  seat,
  rank,
  elapsed_ms: rank === null ? null : 9_400,
  puzzle: { card: 1, region: '#', pieces: [] },
  tiling: [],
  grade: 4,
  track_gem: null,
  bag_gem: null,
});
const last = { symbol: 1, second_chance: false, into_bag: [], boards: [board(1, 1), board(0, 2)] };
const unsolved = { ...last, boards: [board(0, null)] };

describe('the own solve', () => {
  it('is found while the race is on', () => {
    const solvers = [{ seat: 0, rank: 1, elapsed_ms: 8_000 }];
    expect(ownSolve(aView({ solvers, last }))).toEqual({ rank: 1, elapsed_ms: 8_000 });
  });

  it('is found when it has ended the race', () => {
    expect(ownSolve(aView({ stage: 'resting', last }))).toEqual({ rank: 2, elapsed_ms: 9_400 });
  });

  it('is not that of an earlier race', () => {
    expect(ownSolve(aView({ last }))).toBeUndefined();
    expect(ownSolve(aView({ stage: 'resting', last: unsolved }))).toBeUndefined();
  });
});
