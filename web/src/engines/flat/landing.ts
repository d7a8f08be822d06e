/** Computes where a held piece would land. */

import type { Dragged } from '../common/boardOps.ts';
import { type Cell, difference, type Point } from '../common/cells.ts';
import { inside } from '../common/inside.ts';
import { cellAt, cellsOf } from '../common/placements.ts';
import { rounded, snapped } from '../common/snap.ts';
import { type Board, fits, type Held, pieceOf } from './board.ts';

export interface PieceLanding {
  readonly anchor: Cell;
  readonly legal: boolean;
}

/** The exact position of a dragged piece: the top left corner of its least cell. */
export function corner(board: Board, held: Dragged): Point {
  const [row, column] = cellAt(pieceOf(board, held.piece), held);
  return { x: held.at.x - held.hold.x - column, y: held.at.y - held.hold.y - held.clear - row };
}

/**
 * Where the held piece would land; undefined until a picked piece has moved.
 *
 * The exact position is rounded once. If the piece does not fit there but fits at exactly one neighbor within
 * reach, it lands on that neighbor.
 */
export function landing(board: Board, held: Held): PieceLanding | undefined {
  if (held.by === 'pick') {
    if (held.cell === undefined) return undefined;
    const piece = pieceOf(board, held.piece);
    const wanted = difference(held.cell, cellAt(piece, held));
    const anchor = inside(cellsOf(piece, held.orientation), wanted, board.region);
    return { anchor, legal: fits(board, held.piece, held.orientation, anchor) };
  }
  const exact = corner(board, held);
  const anchor = snapped(exact, (cell) =>
    fits(board, held.piece, held.orientation, cell) ? cell : undefined,
  );
  return anchor ? { anchor, legal: true } : { anchor: rounded(exact), legal: false };
}
