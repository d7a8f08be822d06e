/** The position of every piece on the mat, and hit testing. */

import { type Cell, keyOf, type Point } from '../common/cells.ts';
import type { MatLayout } from '../common/matLayout.ts';
import type { PieceId } from '../common/pieces.ts';
import { cellsOf, orientationOf } from '../common/placements.ts';
import type { Target } from '../common/pointer.ts';
import { type Board, pieceOf, positionOf, taken } from './board.ts';
import { corner, landing } from './landing.ts';

export { orientationOf } from '../common/placements.ts';

/** Where a piece is drawn: the top left corner of its least cell is at `x`, `y`. */
export interface PiecePose extends Point {
  readonly scale: number;
  readonly place: 'tray' | 'board' | 'hand';
}

export function poseOf(board: Board, plan: MatLayout, id: PieceId): PiecePose {
  const { held } = board;
  if (held?.piece === id) {
    if (held.by === 'drag') return { ...corner(board, held), scale: 1, place: 'hand' };
    const land = landing(board, held);
    if (land) return { x: land.anchor[1], y: land.anchor[0], scale: 1, place: 'hand' };
  }
  const { anchor } = positionOf(board, id);
  return anchor ? { x: anchor[1], y: anchor[0], scale: 1, place: 'board' } : inTray(board, plan, id);
}

function inTray(board: Board, plan: MatLayout, id: PieceId): PiecePose {
  const slot = slotOf(board, plan, id);
  const center = centerOf(cellsOf(pieceOf(board, id), orientationOf(board, id)));
  const { scale } = plan;
  return { x: slot.x - center.x * scale, y: slot.y - center.y * scale, scale, place: 'tray' };
}

export function slotOf(board: Board, plan: MatLayout, id: PieceId): Point {
  return plan.slots[[...board.pieces.keys()].indexOf(id)] ?? { x: 0, y: 0 };
}

/** The center of the bounding box of the cells. */
export function centerOf(cells: readonly Cell[]): Point {
  const middle = (places: number[]) => (Math.min(...places) + Math.max(...places) + 1) / 2;
  return { x: middle(cells.map(([, column]) => column)), y: middle(cells.map(([row]) => row)) };
}

/** The target at a point: the held piece first, then the board, then the tray. */
export function hit(board: Board, plan: MatLayout, at: Point): Target {
  const ids = [...board.pieces.keys()];
  const held = board.held && touched(board, plan, board.held.piece, at);
  if (held) return held;
  const cell: Cell = [Math.floor(at.y), Math.floor(at.x)];
  const placed = taken(board, board.held?.piece).get(keyOf(cell));
  if (placed !== undefined) return touched(board, plan, placed, at) ?? { on: 'nothing' };
  const isOnCard =
    cell[0] >= 0 && cell[1] >= 0 && cell[0] < board.region.rows && cell[1] < board.region.columns;
  if (isOnCard) return { on: 'cell', cell };
  const inSlot = ids.find((id) => poseOf(board, plan, id).place === 'tray' && isInSlot(board, plan, id, at));
  return inSlot === undefined ? { on: 'nothing' } : nearest(board, plan, inSlot, at);
}

function isInSlot(board: Board, plan: MatLayout, id: PieceId, at: Point): boolean {
  const slot = slotOf(board, plan, id);
  return Math.max(Math.abs(at.x - slot.x), Math.abs(at.y - slot.y)) <= plan.slot / 2;
}

/** The piece, if one of its cells is under the point. */
function touched(board: Board, plan: MatLayout, id: PieceId, at: Point): Target | undefined {
  const local = localOf(board, plan, id, at);
  const cells = cellsOf(pieceOf(board, id), orientationOf(board, id));
  const index = cells.findIndex(([r, c]) => r === Math.floor(local.y) && c === Math.floor(local.x));
  return index < 0 ? undefined : { on: 'piece', piece: id, index, hold: fraction(local) };
}

/** The piece with its cell nearest to the point: a whole tray slot is easier to hit than a piece. */
function nearest(board: Board, plan: MatLayout, id: PieceId, at: Point): Target {
  const exact = touched(board, plan, id, at);
  if (exact) return exact;
  const local = localOf(board, plan, id, at);
  const cells = cellsOf(pieceOf(board, id), orientationOf(board, id));
  const far = cells.map(([r, c]) => Math.hypot(c + 0.5 - local.x, r + 0.5 - local.y));
  return { on: 'piece', piece: id, index: far.indexOf(Math.min(...far)), hold: { x: 0.5, y: 0.5 } };
}

function localOf(board: Board, plan: MatLayout, id: PieceId, at: Point): Point {
  const pose = poseOf(board, plan, id);
  return { x: (at.x - pose.x) / pose.scale, y: (at.y - pose.y) / pose.scale };
}

const fraction = ({ x, y }: Point): Point => ({ x: x - Math.floor(x), y: y - Math.floor(y) });
