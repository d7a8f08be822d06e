import { describe, expect, it } from 'vitest';
import { aReplay } from './fixtures.ts';
import { type BoardMoves, countUntil, laidAfter, movesOf } from './moves.ts';
import { ReplayPlayer } from './player.svelte.ts';
import { timelineOf } from './timeline.ts';

const BOARDS: readonly BoardMoves[] = [
  {
    seq: 2,
    seat: 0,
    moves: [
      { at: 4_000, piece: 'L4', orientation: 2, anchor: [0, 0] },
      { at: 6_000, piece: 'L4', orientation: 3, anchor: [0, 1] },
      { at: 8_000, piece: 'L4' },
    ],
  },
  { seq: 2, seat: 1, moves: [{ at: 5_000, piece: 'I3', anchor: [1, 0] }] },
];

describe('moves', () => {
  it('are in order of time', () => {
    expect(movesOf(BOARDS).map(({ at }) => at)).toEqual([4_000, 5_000, 6_000, 8_000]);
  });

  it.each([
    [0, 0],
    [3_999, 0],
    [4_000, 1],
    [7_000, 3],
    [9_999, 4],
  ])('are found by time: at %d there are %d', (at, count) => {
    expect(countUntil(movesOf(BOARDS), at)).toBe(count);
  });

  it('put pieces on a board, turn them and take them off', () => {
    const moves = movesOf(BOARDS);
    const boards = [0, 1, 2, 3, 4].map((count) => laidAfter(moves, count, 0, 0));
    expect(boards.map(([first]) => first?.orientation)).toEqual([undefined, 2, 2, 3, undefined]);
    expect(laidAfter(moves, 4, 1, 0)).toEqual([{ piece: 'I3', orientation: 0, anchor: [1, 0] }]);
  });

  it('of an earlier race leave no piece', () => {
    expect(laidAfter(movesOf(BOARDS), 4, 1, 5_001)).toEqual([]);
  });

  it('are shown at their time, however the time is reached', () => {
    const player = new ReplayPlayer(timelineOf({ ...aReplay(), moves: BOARDS }));
    const start = player.timeline.chapters[0]?.at ?? 0;
    const laid = (at: number) => {
      player.seek(at);
      return player.laid(0).map(({ orientation }) => orientation);
    };
    expect(start).toBeLessThan(4_000);
    expect([4_000, 6_000, 5_000, 8_000, 7_000].map(laid)).toEqual([[2], [3], [2], [], [3]]);
  });

  it('may be missing', () => {
    expect(new ReplayPlayer(timelineOf(aReplay())).laid(0)).toEqual([]);
  });
});
