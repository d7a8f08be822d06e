/** Where a held piece would land. */

import type { Dragged } from '../common/boardOps.ts';
import { type Cell, difference, type Point } from '../common/cells.ts';
import { cellAt } from '../common/placements.ts';
import { rounded, snapped } from '../common/snap.ts';
import { type Board, fits, type Held, pieceOf } from './board.ts';

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
