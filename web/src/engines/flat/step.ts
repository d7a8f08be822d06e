/** The board after a gesture: one pure function for mouse, touch, keys and clicks. No DOM, no clock, no socket. */

import { type Cell, difference, keyOf, type Point, sum } from '../common/cells.ts';
import * as course from '../common/placements.ts';
import { atRest, laid, overhang, redone, undone } from '../common/placements.ts';
import {
  type Board,
  type BoardAction,
  covered,
  type Held,
  type Position,
  pieceOf,
  positionOf,
} from './board.ts';
import { after, cellAt, type Move, type PieceId, regrip } from './pieces.ts';
import { landing } from './snap.ts';

export { middleOf } from '../common/placements.ts';

export type Gesture =
  /** Take a piece by one of its cells and drag it. */
  | {
      readonly kind: 'lift';
      readonly piece: PieceId;
      readonly index: number;
      readonly at: Point;
      readonly hold: Point;
      readonly clear: number;
    }
  | { readonly kind: 'move'; readonly at: Point }
  | { readonly kind: 'drop' }
  /** Release without placing: everything is as before. */
  | { readonly kind: 'cancel' }
  /** Turn or flip the held piece, or the one named. */
  | { readonly kind: Move; readonly piece?: PieceId }
  /** Touch: turn the piece in place, and settle it there if it still fits. */
  | { readonly kind: 'tap'; readonly piece: PieceId; readonly index: number }
  /** Touch: the second of two taps; the turn of the first is taken back and the piece flipped. */
  | { readonly kind: 'double-tap'; readonly piece: PieceId; readonly index: number }
  /** Take a piece without dragging; `aloft` brings it over the board at once. Once it is there, see `aim`. */
  | { readonly kind: 'pick'; readonly piece: PieceId; readonly index?: number; readonly aloft?: boolean }
  /** Click a cell: the picked piece goes there; the same cell again places it. */
  | { readonly kind: 'aim'; readonly cell: Cell }
  | { readonly kind: 'nudge'; readonly by: Cell }
  | { readonly kind: 'place' }
  /** Back to the tray: the held piece, or the one named. */
  | { readonly kind: 'return'; readonly piece?: PieceId }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export function step(board: Board, gesture: Gesture): Board {
  switch (gesture.kind) {
    case 'lift':
      return lift(board, gesture);
    case 'move':
      return board.held?.by === 'drag' ? { ...board, held: { ...board.held, at: gesture.at } } : board;
    case 'drop':
      return board.held?.by === 'drag' ? drop(board, board.held) : board;
    case 'cancel':
      return board.held ? letGo(board, board.held) : board;
    case 'turn':
    case 'turn-back':
    case 'flip':
      return moved(board, gesture.kind, gesture.piece);
    case 'tap':
      return tap(board, gesture.piece, gesture.index, ['turn']);
    case 'double-tap':
      return tap(board, gesture.piece, gesture.index, ['turn-back', 'flip']);
    case 'pick':
      return pick(board, gesture.piece, gesture.index ?? 0, gesture.aloft ?? false);
    case 'aim':
      return aim(board, gesture.cell);
    case 'nudge':
      return nudge(board, gesture.by);
    case 'place':
      return board.held ? settle(board, board.held) : board;
    case 'return':
      return returned(board, gesture.piece ?? board.held?.piece);
    case 'undo':
      return board.held ? letGo(board, board.held) : undone(board, { action: 'undone', piece: undefined });
    case 'redo':
      return redone(board, { action: 'redone', piece: undefined });
    default:
      return gesture satisfies never;
  }
}

function lift(board: Board, { piece, index, at, hold, clear }: Extract<Gesture, { kind: 'lift' }>): Board {
  if (!board.pieces.has(piece)) return board;
  const before = board.held?.piece === piece ? board : atRest(board);
  const orientation = before.held?.orientation ?? positionOf(before, piece).orientation;
  return did(
    { ...before, held: { by: 'drag', piece, orientation, index, at, hold, clear } },
    'lifted',
    piece,
  );
}

function drop(board: Board, held: Held): Board {
  const land = landing(board, held);
  if (land === undefined) return letGo(board, held);
  if (land.legal)
    return put(board, held.piece, { orientation: held.orientation, anchor: land.anchor }, 'placed');
  const cells = covered(pieceOf(board, held.piece), held.orientation, land.anchor);
  const isOut = !cells.some((cell) => board.region.keys.has(keyOf(cell)));
  if (isOut) return returned(board, held.piece);
  return did(letGo(board, held), 'refused', held.piece);
}

/** Place a picked piece where it is; if it does not fit, it stays in the hand. */
function settle(board: Board, held: Held): Board {
  const land = landing(board, held);
  if (land === undefined) return aloft(board);
  if (!land.legal) return did(board, 'refused', held.piece);
  return put(board, held.piece, { orientation: held.orientation, anchor: land.anchor }, 'placed');
}

function pick(board: Board, id: PieceId, index: number, isAloft: boolean): Board {
  const { held } = board;
  if (held?.piece !== id) return take(board, id, index, isAloft);
  if (isAloft) return aloft(board);
  if (held.by !== 'pick' || held.cell === undefined) return take(atRest(board), id, index, false);
  const piece = pieceOf(board, id);
  const clicked = cellAt(piece, { orientation: held.orientation, index });
  return aim(board, sum(held.cell, difference(clicked, cellAt(piece, held))));
}

/** Take a piece in the hand; one that is held already stays as it is. */
function take(board: Board, id: PieceId, index: number, isAloft: boolean): Board {
  const piece = board.pieces.get(id);
  if (piece === undefined || board.held?.piece === id) return board;
  const before = atRest(board);
  const { orientation, anchor } = positionOf(before, id);
  const cell = anchor && sum(anchor, cellAt(piece, { orientation, index }));
  const after: Board = { ...before, held: { by: 'pick', piece: id, orientation, index, cell } };
  return did(isAloft ? aloft(after) : after, 'picked', id);
}

/** Bring a picked piece that has not moved over the middle of the board. */
function aloft(board: Board): Board {
  const { held, region } = board;
  if (held?.by !== 'pick' || held.cell !== undefined) return board;
  const middle: Cell = [Math.floor((region.rows - 1) / 2), Math.floor((region.columns - 1) / 2)];
  return did(within({ ...board, held: { ...held, cell: middle } }), 'moved', held.piece);
}

function aim(board: Board, cell: Cell): Board {
  const { held } = board;
  if (held?.by !== 'pick') return board;
  if (held.cell !== undefined && keyOf(held.cell) === keyOf(cell)) return settle(board, held);
  return did({ ...board, held: { ...held, cell } }, 'moved', held.piece);
}

function nudge(board: Board, by: Cell): Board {
  const { held } = board;
  if (held?.by !== 'pick') return board;
  if (held.cell === undefined) return aloft(board);
  return did(within({ ...board, held: { ...held, cell: sum(held.cell, by) } }), 'moved', held.piece);
}

/** Keep a picked piece over the rows and columns of the region, unless it is larger than they are. */
function within(board: Board): Board {
  const { held, region } = board;
  if (held?.by !== 'pick' || held.cell === undefined) return board;
  const piece = pieceOf(board, held.piece);
  const cells = covered(piece, held.orientation, difference(held.cell, cellAt(piece, held)));
  const back: Cell = [
    overhang(
      cells.map(([row]) => row),
      region.rows,
    ),
    overhang(
      cells.map(([, column]) => column),
      region.columns,
    ),
  ];
  return { ...board, held: { ...held, cell: difference(held.cell, back) } };
}

const DEEDS = { turn: 'turned', 'turn-back': 'turned-back', flip: 'flipped' } as const;

function moved(board: Board, move: Move, id: PieceId | undefined): Board {
  const { held } = board;
  if (held && (id === undefined || id === held.piece)) {
    const grip = regrip(pieceOf(board, held.piece), held, move);
    return did({ ...board, held: { ...held, ...grip } }, DEEDS[move], held.piece);
  }
  if (id === undefined || !board.pieces.has(id)) return board;
  const position = positionOf(board, id);
  if (position.anchor !== undefined) return tap(board, id, 0, [move]);
  const orientation = after(pieceOf(board, id), position.orientation, move);
  return did(
    { ...board, positions: laid(board.positions, id, { ...position, orientation }) },
    DEEDS[move],
    id,
  );
}

function tap(board: Board, id: PieceId, index: number, moves: readonly Move[]): Board {
  if (!board.pieces.has(id)) return board;
  const picked = take(board, id, index, false);
  const turned = moves.reduce((soFar, move) => moved(soFar, move, undefined), picked);
  const { held } = turned;
  if (!held) return turned;
  const land = landing(turned, held);
  if (!land?.legal) return turned;
  const action = turned.last?.action ?? 'turned';
  return put(turned, id, { orientation: held.orientation, anchor: land.anchor }, action);
}

function returned(board: Board, id: PieceId | undefined): Board {
  if (id === undefined || !board.pieces.has(id)) return board;
  const orientation = board.held?.piece === id ? board.held.orientation : positionOf(board, id).orientation;
  return put(board, id, { orientation, anchor: undefined }, 'returned');
}

const put = (board: Board, id: PieceId, position: Position, action: BoardAction): Board =>
  course.put(board, id, position, { action, piece: id });

/** The held piece goes home: to its old place as it was, or to the tray, turned as it is. */
function letGo(board: Board, held: Held): Board {
  return did(atRest(board), 'let-go', held.piece);
}

const did = (board: Board, action: BoardAction, piece: PieceId | undefined): Board => ({
  ...board,
  last: { action, piece },
});
