/** The solid board after a gesture: one pure function for slices and 3D view, mouse, touch, keys and clicks. */

import { type Cell, difference, keyOf, type Point, sum } from '../common/cells.ts';
import * as course from '../common/placements.ts';
import {
  atRest,
  cellAt,
  covered,
  laid,
  overhang,
  pieceOf,
  positionOf,
  redone,
  undone,
} from '../common/placements.ts';
import type { PieceId } from '../flat/pieces.ts';
import { afterTurn, regrip, type Turn } from './blocks.ts';
import type { SolidAction, SolidBoard, SolidHeld, SolidPosition } from './board.ts';
import { isBeside, landing } from './landing.ts';
import { type Cube, type Depth, floorOf } from './space.ts';

export type SolidGesture =
  /** Take a block by one of its cubes and drag it. */
  | {
      readonly kind: 'lift';
      readonly piece: PieceId;
      readonly index: number;
      readonly at: Point;
      readonly hold: Point;
      readonly clear: number;
    }
  /** Drag on, over a layer where the view knows one. */
  | { readonly kind: 'move'; readonly at: Point; readonly depth?: Depth | undefined }
  | { readonly kind: 'drop' }
  /** Release without placing: everything is as before. */
  | { readonly kind: 'cancel' }
  /** Turn the held block, or the one named: a placed one stays if it still fits. */
  | { readonly kind: 'turn'; readonly turn: Turn; readonly piece?: PieceId | undefined }
  /** Choose the active layer; it holds for the blocks to come too. */
  | { readonly kind: 'layer'; readonly depth: Depth }
  /** Take a block without dragging; `aloft` brings it over the board at once. Once it is there, see `aim`. */
  | { readonly kind: 'pick'; readonly piece: PieceId; readonly index?: number; readonly aloft?: boolean }
  /** Click a cell, of a layer where the view knows one: the picked block goes there; once more places it. */
  | { readonly kind: 'aim'; readonly cell: Cell; readonly depth?: Depth | undefined }
  | { readonly kind: 'nudge'; readonly by: Cell }
  | { readonly kind: 'place' }
  /** Back to the tray: the held block, or the one named. */
  | { readonly kind: 'return'; readonly piece?: PieceId | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export function step(board: SolidBoard, gesture: SolidGesture): SolidBoard {
  const { held } = board;
  switch (gesture.kind) {
    case 'lift':
      return lift(board, gesture);
    case 'move':
      return held?.by === 'drag'
        ? { ...board, held: { ...held, at: gesture.at, depth: gesture.depth ?? held.depth } }
        : board;
    case 'drop':
      return held?.by === 'drag' ? drop(board, held) : board;
    case 'cancel':
      return held ? letGo(board, held) : board;
    case 'turn':
      return turned(board, gesture.turn, gesture.piece);
    case 'layer':
      return layer(board, gesture.depth);
    case 'pick':
      return pick(board, gesture.piece, gesture.index ?? 0, gesture.aloft ?? false);
    case 'aim':
      return aim(board, gesture.cell, gesture.depth);
    case 'nudge':
      return nudge(board, gesture.by);
    case 'place':
      return held ? settle(board, held) : board;
    case 'return':
      return returned(board, gesture.piece ?? held?.piece);
    case 'undo':
      return held ? letGo(board, held) : undone(board, { action: 'undone', piece: undefined });
    case 'redo':
      return redone(board, { action: 'redone', piece: undefined });
    default:
      return gesture satisfies never;
  }
}

function lift(
  board: SolidBoard,
  { piece, index, at, hold, clear }: Extract<SolidGesture, { kind: 'lift' }>,
): SolidBoard {
  if (!board.pieces.has(piece)) return board;
  const before = board.held?.piece === piece ? board : atRest(board);
  const orientation = before.held?.orientation ?? positionOf(before, piece).orientation;
  const held = { by: 'drag', piece, orientation, index, at, hold, clear, depth: undefined } as const;
  return did({ ...before, held }, 'lifted', piece);
}

function drop(board: SolidBoard, held: SolidHeld): SolidBoard {
  const land = landing(board, held);
  if (land === undefined) return letGo(board, held);
  if (land.legal)
    return put(board, held.piece, { orientation: held.orientation, anchor: land.anchor }, 'placed');
  if (isBeside(board, held.piece, held.orientation, land.anchor)) return returned(board, held.piece);
  return did(letGo(board, held), 'refused', held.piece);
}

/** Place a picked block where it is; if it does not fit, it stays in the hand. */
function settle(board: SolidBoard, held: SolidHeld): SolidBoard {
  const land = landing(board, held);
  if (land === undefined) return aloft(board);
  if (!land.legal) return did(board, 'refused', held.piece);
  return put(board, held.piece, { orientation: held.orientation, anchor: land.anchor }, 'placed');
}

function pick(board: SolidBoard, id: PieceId, index: number, isAloft: boolean): SolidBoard {
  const { held } = board;
  if (held?.piece !== id) return take(board, id, index, isAloft);
  if (isAloft) return aloft(board);
  if (held.by !== 'pick' || held.cell === undefined) return take(atRest(board), id, index, false);
  const block = pieceOf(board, id);
  const clicked = cellAt(block, { orientation: held.orientation, index });
  return aim(board, sum(held.cell, difference(floorOf(clicked), floorOf(cellAt(block, held)))), undefined);
}

/** Pick up a block; a held one is unchanged, a placed one keeps its layer. */
function take(board: SolidBoard, id: PieceId, index: number, isAloft: boolean): SolidBoard {
  const block = board.pieces.get(id);
  if (block === undefined || board.held?.piece === id) return board;
  const before = atRest(board);
  const { orientation, anchor } = positionOf(before, id);
  const cell = anchor && sum(floorOf(anchor), floorOf(cellAt(block, { orientation, index })));
  const depth = anchor && (anchor[0] === 0 ? 0 : 1);
  const after: SolidBoard = { ...before, held: { by: 'pick', piece: id, orientation, index, cell, depth } };
  return did(isAloft ? aloft(after) : after, 'picked', id);
}

/** Bring a picked block that has not moved over the middle of the board. */
function aloft(board: SolidBoard): SolidBoard {
  const { held, region } = board;
  if (held?.by !== 'pick' || held.cell !== undefined) return board;
  const { rows, columns } = region.floor;
  const middle: Cell = [Math.floor((rows - 1) / 2), Math.floor((columns - 1) / 2)];
  return did(within({ ...board, held: { ...held, cell: middle } }), 'moved', held.piece);
}

/** Aimed once more at where it would land already, the block is placed. */
function aim(board: SolidBoard, cell: Cell, depth: Depth | undefined): SolidBoard {
  const { held } = board;
  if (held?.by !== 'pick') return board;
  const next: SolidBoard = { ...board, held: { ...held, cell, depth: depth ?? held.depth } };
  const isSame = held.cell !== undefined && keyOf(held.cell) === keyOf(cell) && lands(board, next);
  return isSame ? settle(board, held) : did(next, 'moved', held.piece);
}

const lands = (board: SolidBoard, next: SolidBoard): boolean => landed(board) === landed(next);

const landed = (board: SolidBoard): string => `${board.held && landing(board, board.held)?.anchor}`;

function nudge(board: SolidBoard, by: Cell): SolidBoard {
  const { held } = board;
  if (held?.by !== 'pick') return board;
  if (held.cell === undefined) return aloft(board);
  return did(within({ ...board, held: { ...held, cell: sum(held.cell, by) } }), 'moved', held.piece);
}

/** Keep a picked block over the rows and columns of the base, unless it is larger than they are. */
function within(board: SolidBoard): SolidBoard {
  const { held, region } = board;
  if (held?.by !== 'pick' || held.cell === undefined) return board;
  const block = pieceOf(board, held.piece);
  const [row, column] = difference(held.cell, floorOf(cellAt(block, held)));
  const cubes = covered<Cube>(block, held.orientation, [0, row, column]);
  const back: Cell = [
    overhang(
      cubes.map((cube) => cube[1]),
      region.floor.rows,
    ),
    overhang(
      cubes.map((cube) => cube[2]),
      region.floor.columns,
    ),
  ];
  return { ...board, held: { ...held, cell: difference(held.cell, back) } };
}

function layer(board: SolidBoard, depth: Depth): SolidBoard {
  const { held } = board;
  if (!held) return { ...board, depth };
  return did({ ...board, depth, held: { ...held, depth: undefined } }, 'moved', held.piece);
}

function turned(board: SolidBoard, turn: Turn, id: PieceId | undefined): SolidBoard {
  const { held } = board;
  if (held && (id === undefined || id === held.piece)) {
    const grip = regrip(pieceOf(board, held.piece), held, turn);
    return did({ ...board, held: { ...held, ...grip } }, 'turned', held.piece, turn);
  }
  if (id === undefined || !board.pieces.has(id)) return board;
  const position = positionOf(board, id);
  if (position.anchor !== undefined) return turnedInPlace(board, turn, id, position);
  const orientation = afterTurn(pieceOf(board, id), position.orientation, turn);
  return did(
    { ...board, positions: laid(board.positions, id, { ...position, orientation }) },
    'turned',
    id,
    turn,
  );
}

/** Turn a block in place: it stays there if it still fits, else it is in the hand. */
function turnedInPlace(
  board: SolidBoard,
  turn: Turn,
  id: PieceId,
  { orientation }: SolidPosition,
): SolidBoard {
  const picked = take(board, id, course.middleOf(board, id, orientation), false);
  const after = turned(picked, turn, undefined);
  const land = after.held && landing(after, after.held);
  if (!after.held || !land?.legal) return after;
  const position = { orientation: after.held.orientation, anchor: land.anchor };
  return course.put(after, id, position, { action: 'turned', piece: id, turn });
}

function returned(board: SolidBoard, id: PieceId | undefined): SolidBoard {
  if (id === undefined || !board.pieces.has(id)) return board;
  return put(board, id, { orientation: course.orientationOf(board, id), anchor: undefined }, 'returned');
}

const put = (board: SolidBoard, id: PieceId, position: SolidPosition, action: SolidAction): SolidBoard =>
  course.put(board, id, position, { action, piece: id });

/** The held block goes home: to its old place as it was, or to the tray, turned as it is. */
function letGo(board: SolidBoard, held: SolidHeld): SolidBoard {
  return did(atRest(board), 'let-go', held.piece);
}

const did = (
  board: SolidBoard,
  action: SolidAction,
  piece: PieceId | undefined,
  turn?: Turn | undefined,
): SolidBoard => ({ ...board, last: { action, piece, turn } });
