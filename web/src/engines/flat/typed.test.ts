import { describe, expect, it } from 'vitest';
import { cellName } from '../common/cells.ts';
import { oddLines } from '../common/fixtures.ts';
import { cellsOf } from '../common/placements.ts';
import { WORDS, type Word } from '../common/typed.ts';
import { positionOf } from './board.ts';
import { aBoard, after } from './fixtures.ts';
import type { Piece } from './pieces.ts';
import { layingOf, parse, rowsOf, shapeOf } from './typed.ts';

const board = aBoard('.###/####/####', ['I4', 'L4', 'T4']);
const wordOf = (text: string): Word | undefined => WORDS.find((word) => word === text);
const read = (line: string) => parse(board, line, wordOf);
const typed = (line: string, on = board) => {
  const command = parse(on, line, wordOf);
  if (command.kind !== 'lay') throw new TypeError(line);
  return layingOf(on, command.piece, command.orientation, command.cell);
};
const L4 = board.pieces.get('L4') as Piece;

describe('a typed line', () => {
  it('asks a question', () => {
    expect(read('board')).toEqual({ kind: 'ask', what: 'board' });
    expect(read('  Clock ')).toEqual({ kind: 'ask', what: 'clock' });
  });

  it('takes a piece and undoes a placement', () => {
    expect(read('take l4')).toEqual({ kind: 'take', piece: 'L4' });
    expect(read('undo')).toEqual({ kind: 'undo' });
  });

  it('places a piece by the position of its first cell, turns and flip, in any order', () => {
    const orientation = L4.flipped[L4.turned[0] ?? 0];
    const wanted = { kind: 'lay', piece: 'L4', orientation, cell: [1, 1] };
    expect(read('L4 b2 r1 flip')).toEqual(wanted);
    expect(read('l4 flip r B2')).toEqual(wanted);
  });

  it('shows a piece if no cell is named', () => {
    expect(read('L4')).toEqual({ kind: 'show', piece: 'L4', orientation: 0 });
    expect(read('T4 r2')).toMatchObject({ kind: 'show', piece: 'T4' });
  });

  it.each(['', 'O4', 'L4 b2 c3', 'L4 r4', 'take', 'take O4', 'take L4 b2', 'flip', 'board L4', 'L4 2b'])(
    'is unknown: %s',
    (line) => expect(read(line)).toEqual({ kind: 'unknown' }),
  );
});

describe('a typed placement', () => {
  it('reaches the typed cell in every orientation', () => {
    const lines = ['L4', 'T4', 'I4'].flatMap((id) =>
      [0, 1, 2, 3].flatMap((turns) => [`${id} b1 r${turns}`, `${id} b1 r${turns} flip`]),
    );
    const placeable = lines.filter((line) => typed(line).length > 0);
    expect(placeable.length).toBeGreaterThan(5);
    for (const line of placeable) {
      const command = parse(board, line, wordOf);
      if (command.kind !== 'lay') continue;
      const { anchor, orientation } = positionOf(after(board, ...typed(line)), command.piece);
      expect([anchor, orientation], line).toEqual([command.cell, command.orientation]);
    }
  });

  it('yields no gestures if the piece does not fit', () => {
    expect(typed('L4 a1')).toEqual([]);
    expect(typed('L4 q9')).toEqual([]);
  });

  it('moves a placed piece, or leaves it if it is already there', () => {
    const flat = ['r0', 'r1'].find((turn) => typed(`I4 a2 ${turn}`).length > 0) ?? '';
    const once = after(board, ...typed(`I4 a2 ${flat}`));
    expect(positionOf(after(once, ...typed(`I4 a3 ${flat}`, once)), 'I4').anchor).toEqual([2, 0]);
    const same = after(once, ...typed(`I4 a2 ${flat}`, once));
    expect([same.held, positionOf(same, 'I4').anchor]).toEqual([undefined, [1, 0]]);
  });
});

describe('the board description', () => {
  it('splits rows into runs', () => {
    const flat = ['r0', 'r1'].find((turn) => typed(`I4 a2 ${turn}`).length > 0) ?? '';
    expect(rowsOf(after(board, ...typed(`I4 a2 ${flat}`)))).toEqual([
      [{ from: 1, to: 3, piece: undefined }],
      [{ from: 0, to: 3, piece: 'I4' }],
      [{ from: 0, to: 3, piece: undefined }],
    ]);
  });

  it('names cells', () => {
    expect(cellName([1, 1])).toBe('b2');
  });

  it('describes the shape of a piece starting at its leftmost column', () => {
    for (const orientation of L4.orientations.keys()) {
      const shape = shapeOf(board, 'L4', orientation);
      const cells = shape.flatMap((runs) => runs.map(({ from, to }) => to - from + 1));
      expect(cells.reduce((sum, count) => sum + count)).toBe(cellsOf(L4, orientation).length);
      expect(Math.min(...shape.flat().map(({ from }) => from))).toBe(0);
    }
  });
});

it('reads any line as a command, and any command leads to gestures', () => {
  const kinds = new Set<string>();
  for (const line of oddLines([...WORDS, 'i4', 'L4', 'r', 'r2', 'a1', 'b2', 'd3'], 2000)) {
    const command = read(line);
    kinds.add(command.kind);
    if (command.kind === 'lay') layingOf(board, command.piece, command.orientation, command.cell);
  }
  expect([...kinds].sort()).toEqual(['ask', 'lay', 'show', 'take', 'undo', 'unknown']);
});
