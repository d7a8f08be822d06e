/** Shared fixtures for board tests: the flat box and a small board. */

import { type Cell, type Point, parseRegion } from '../common/cells.ts';
import type { Gesture } from '../common/gesture.ts';
import { type Board, fresh } from './board.ts';
import { boxOf } from './box.ts';
import flat from './flat.fixture.json' with { type: 'json' };
import type { Piece } from './pieces.ts';
import { step } from './step.ts';

export const FLAT = boxOf(flat);

export function piece(id: string): Piece {
  const found = FLAT.get(id);
  if (found === undefined) throw new RangeError(id);
  return found;
}

/** A board with I4, L4 and T4 in the tray: three rows of four by default, so that areas match. */
export const aBoard = (text = '####/####/####', ids = ['I4', 'L4', 'T4']): Board =>
  fresh(parseRegion(text), ids.map(piece));

export const after = (board: Board, ...gestures: readonly Gesture[]): Board => gestures.reduce(step, board);

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The center of a cell. */
export const on = ([row, column]: Cell): Point => ({ x: column + 0.5, y: row + 0.5 });

/** Lift a piece by one of its cells and move that cell over `cell`. */
export const carry = (id: string, cell: Cell, index = 0): Gesture[] => [
  { kind: 'lift', piece: id, index, hold: MIDDLE, at: { x: -9, y: -9 }, clear: 0 },
  { kind: 'move', at: on(cell) },
];

export const drag = (id: string, cell: Cell, index = 0): Gesture[] => [
  ...carry(id, cell, index),
  { kind: 'drop' },
];
