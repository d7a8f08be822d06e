import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gesture } from '../../engines/common/gesture.ts';
import type { Board } from '../../engines/flat/board.ts';
import { FLAT } from '../../engines/flat/fixtures.ts';
import { layingOf, parse } from '../../engines/flat/typed.ts';
import { flatOps } from '../boardController.svelte.ts';
import { LocalBoard } from './localBoard.svelte.ts';

const PUZZLE = { region: '####/###.', pieces: ['I3', 'I4'], card: 1 };
const OTHER = { region: '###', pieces: ['I3'], card: 2 };

let stored: Map<string, string>;
const onAction = vi.fn();
const onSolved = vi.fn();

const open = (): LocalBoard<Board, Gesture> =>
  new LocalBoard(
    'first',
    flatOps(FLAT),
    { onAction, onSolved },
    {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    },
  );

function place(local: LocalBoard<Board, Gesture>, line: string): void {
  if (!local.board) throw new Error('no puzzle is on the board');
  const command = parse(local.board, line, () => undefined);
  if (command.kind !== 'lay') throw new Error(`not a placement: ${line}`);
  const gestures = layingOf(local.board, command.piece, command.orientation, command.cell);
  expect(gestures).not.toEqual([]);
  for (const gesture of gestures) local.gesture(gesture);
}

/** The line that lays a straight piece across. */
const lineOf = (piece: string, cell: string): string =>
  FLAT.get(piece)?.orientations[0]?.[1]?.[0] === 1 ? `${piece} ${cell} r1` : `${piece} ${cell}`;

function solve(local: LocalBoard<Board, Gesture>): void {
  place(local, lineOf('I4', 'a1'));
  place(local, lineOf('I3', 'a2'));
}

beforeEach(() => {
  stored = new Map();
  vi.clearAllMocks();
});

describe('a local board', () => {
  it('reports once that it is solved, with the placements, and is closed then', () => {
    const local = open();
    local.lay('1', PUZZLE);
    expect(local.isSolved).toBe(false);
    solve(local);
    expect(local.isSolved).toBe(true);
    expect(onSolved).toHaveBeenCalledTimes(1);
    expect(onSolved.mock.calls[0]?.[0].map(({ piece }: { piece: string }) => piece)).toEqual(['I3', 'I4']);
    const before = local.board?.positions;
    local.gesture({ kind: 'return', piece: 'I4' });
    expect(local.board?.positions).toBe(before);
  });

  it('reports the actions of gestures', () => {
    const local = open();
    local.lay('1', PUZZLE);
    place(local, lineOf('I4', 'a1'));
    expect(onAction.mock.calls.map(([action]) => action)).toContain('placed');
    expect(onSolved).not.toHaveBeenCalled();
  });

  it('returns to its pieces after a reload, and starts empty with another puzzle', () => {
    const local = open();
    local.lay('1', PUZZLE);
    place(local, lineOf('I4', 'a1'));
    const again = open();
    again.lay('1', PUZZLE);
    expect(again.board?.positions.get('I4')?.anchor).toEqual([0, 0]);
    again.lay('2', OTHER);
    expect(again.board?.positions.get('I3')?.anchor).toBeUndefined();
    expect(again.isSolved).toBe(false);
  });

  it('is solved after a reload if it was, without another report', () => {
    const local = open();
    local.lay('1', PUZZLE);
    solve(local);
    const again = open();
    again.lay('1', PUZZLE);
    expect(again.isSolved).toBe(true);
    expect(onSolved).toHaveBeenCalledTimes(1);
  });
});
