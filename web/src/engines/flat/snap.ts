/** Where a held piece would land. */

import { type Cell, difference, type Point, sum } from '../common/cells.ts';
import { type Board, type Dragged, fits, type Held, pieceOf } from './board.ts';
import { cellAt } from './pieces.ts';

/** How far, in cells, a neighbor of the nearest place may be to be taken instead of it. */
export const REACH = 0.6;

export interface Landing {
  readonly anchor: Cell;
  readonly legal: boolean;
}

/** Where the least cell of a dragged piece is, continuously: its top left corner. */
export function corner(board: Board, held: Dragged): Point {
  const [row, column] = cellAt(pieceOf(board, held.piece), held);
  return { x: held.at.x - held.hold.x - column, y: held.at.y - held.hold.y - held.clear - row };
}

/**
 * Where the held piece would land, or undefined while a picked piece has not moved.
 *
 * One rounding from the continuous position. If that place is illegal and exactly one neighbor within reach
 * is legal, that one.
 */
export function landing(board: Board, held: Held): Landing | undefined {
  if (held.by === 'pick') {
    if (held.cell === undefined) return undefined;
    const anchor = difference(held.cell, cellAt(pieceOf(board, held.piece), held));
    return { anchor, legal: fits(board, held.piece, held.orientation, anchor) };
  }
  const exact = corner(board, held);
  const anchor = snapped(exact, (cell) =>
    fits(board, held.piece, held.orientation, cell) ? cell : undefined,
  );
  return anchor ? { anchor, legal: true } : { anchor: rounded(exact), legal: false };
}

/**
 * What `settle` finds at the nearest cell to a continuous position, or where it finds nothing there and something at
 * exactly one neighbor within reach, that.
 */
export function snapped<T>(exact: Point, settle: (cell: Cell) => T | undefined): T | undefined {
  const nearest = rounded(exact);
  const found = settle(nearest);
  if (found !== undefined) return found;
  const others = neighbors(nearest)
    .filter((cell) => distance(cell, exact) <= REACH)
    .map(settle)
    .filter((one) => one !== undefined);
  return others.length === 1 ? others[0] : undefined;
}

export const rounded = ({ x, y }: Point): Cell => [Math.round(y), Math.round(x)];

const AROUND: readonly Cell[] = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column): Cell => [row, column]));

const neighbors = (cell: Cell): Cell[] =>
  AROUND.filter(([row, column]) => row !== 0 || column !== 0).map((by) => sum(cell, by));

/** Along the worse axis: a neighbor across a corner counts as near as one beside. */
const distance = ([row, column]: Cell, { x, y }: Point): number =>
  Math.max(Math.abs(column - x), Math.abs(row - y));
