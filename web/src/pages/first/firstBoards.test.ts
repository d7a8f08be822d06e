import { beforeEach, describe, expect, it, vi } from 'vitest';
import starters from '../../boards/starters.json' with { type: 'json' };
import { FLAT } from '../../engines/flat/fixtures.ts';
import { layingOf } from '../../engines/flat/typed.ts';
import { FirstBoards } from './firstBoards.svelte.ts';
import { tilingOf } from './fixtures.ts';

let now = 0;
let stored: Map<string, string>;
const onAction = vi.fn();
const onSolved = vi.fn();

const open = (): FirstBoards =>
  new FirstBoards(FLAT, {
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    },
    now: () => now,
    onAction,
    onSolved,
  });

function solve(boards: FirstBoards, ms: number): void {
  const { local } = boards;
  const starter = starters[boards.number - 1];
  if (!local.board || !starter) throw new Error('no board');
  const tiling = tilingOf(starter.region, starter.pieces);
  tiling.forEach(({ piece, orientation, cell }, index) => {
    if (index === tiling.length - 1) now += ms;
    const board = local.board;
    if (board) for (const gesture of layingOf(board, piece, orientation, cell)) local.gesture(gesture);
  });
}

beforeEach(() => {
  stored = new Map();
  now = 0;
  vi.clearAllMocks();
});

describe('the first boards', () => {
  it('let a newcomer meet turning, flipping, the glass and a bot, and then offer a game', () => {
    const boards = open();
    const met: string[] = [];
    for (let board = 0; board < 5; board++) {
      met.push(boards.meeting);
      expect(boards.isReady).toBe(false);
      solve(boards, 10_000);
      expect(boards.meeting).toBe(met.at(-1));
      if (board < 4) boards.next();
    }
    expect(met).toEqual(['moving', 'turning', 'flipping', 'glass', 'bot']);
    expect(boards.isReady).toBe(true);
    boards.next();
    expect(boards.meeting).toBe('again');
  });

  it.each([1_000, 30_000, 500_000])('get harder one by one, for a player who needs %i ms', (ms) => {
    const boards = open();
    const grades: number[] = [];
    for (let board = 0; board < 5; board++) {
      grades.push(starters[boards.number - 1]?.grade ?? 0);
      solve(boards, ms);
      boards.next();
    }
    expect(grades).toEqual([...new Set(grades)].toSorted((a, b) => a - b));
    expect(grades.slice(0, 3)).toEqual(starters.slice(0, 3).map(({ grade }) => grade));
  });

  it('lead a fast player to harder boards than a slow one', () => {
    const levels = [5_000, 200_000].map((ms) => {
      stored.clear();
      onSolved.mockClear();
      const boards = open();
      for (let board = 0; board < 5; board++) {
        solve(boards, ms);
        boards.next();
      }
      return Number(onSolved.mock.lastCall?.[0]);
    });
    expect(levels[0]).toBeGreaterThan((levels[1] ?? 0) + 5);
  });

  it('stay after they are solved, until the player goes on', () => {
    const boards = open();
    solve(boards, 5_000);
    expect(boards.local.isSolved).toBe(true);
    expect(boards.number).toBe(1);
    boards.next();
    expect(boards.local.isSolved).toBe(false);
    expect(boards.number).toBe(2);
  });

  it('go on at the next visit where they ended', () => {
    const first = open();
    solve(first, 5_000);
    const again = open();
    expect([again.number, again.solved, again.meeting]).toEqual([2, 1, 'turning']);
  });

  it.each(['x y', '-1 -1', '1.5 900', ''])('start anew or within bounds if %j is stored', (text) => {
    stored.set('ubongo:first', text);
    const boards = open();
    expect(boards.number).toBeLessThanOrEqual(starters.length);
    expect(boards.local.board?.pieces.size).toBe(3);
  });

  it('go round after the last one', () => {
    const boards = open();
    for (let board = 0; board < 12; board++) {
      solve(boards, 5_000);
      boards.next();
      expect(boards.local.board?.pieces.size).toBe(3);
    }
  });

  it('measure the time from the first action', () => {
    const boards = open();
    now = 900_000;
    solve(boards, 5_000);
    expect(onSolved).toHaveBeenCalledWith(30);
    expect(onAction.mock.calls.length).toBeGreaterThan(2);
  });
});
