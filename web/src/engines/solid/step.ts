/** The solid board after a gesture by mouse, touch or keyboard, on slices or in 3D: one pure function. */

import { BoardOps, type CommonGesture, did } from '../common/boardOps.ts';
import type { Cell, Point } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import { middleOf, pieceOf, positionOf, withPosition } from '../common/placements.ts';
import { afterTurn, regrip, type Turn } from './blocks.ts';
import type { InHand, SolidBoard, SolidPosition } from './board.ts';
import { landing } from './landing.ts';
import { type Cube, type Depth, floorOf } from './space.ts';

export type SolidGesture =
  | CommonGesture
  /** Move a dragged block, over a layer if the view knows it. */
  | { readonly kind: 'move'; readonly at: Point; readonly depth?: Depth | undefined }
  /** Turn `piece`, the held block by default; a placed block stays placed if it still fits. */
  | { readonly kind: 'turn'; readonly turn: Turn; readonly piece?: PieceId | undefined }
  /** Set the active layer, which also applies to later blocks. */
  | { readonly kind: 'layer'; readonly depth: Depth }
  /** Click a cell, of a layer if the view knows it: move the picked block there; a second click places it. */
  | { readonly kind: 'aim'; readonly cell: Cell; readonly depth?: Depth | undefined };

/** The shared operations. A block taken from the board keeps its layer. */
const ops = new BoardOps<Cube, InHand, SolidBoard>({
  ground: ({ region }) => region.floor,
  floor: floorOf,
  landing,
  taken: (anchor) => ({ depth: anchor && (anchor[0] === 0 ? 0 : 1) }),
});

export function step(board: SolidBoard, gesture: SolidGesture): SolidBoard {
  const { held } = board;
  switch (gesture.kind) {
    case 'move':
      return held?.by === 'drag'
        ? { ...board, held: { ...held, at: gesture.at, depth: gesture.depth ?? held.depth } }
        : board;
    case 'turn':
      return turned(board, gesture.turn, gesture.piece);
    case 'layer':
      return layer(board, gesture.depth);
    case 'aim':
      return ops.aim(board, gesture.cell, { depth: gesture.depth ?? held?.depth });
    default:
      return ops.step(board, gesture);
  }
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
    return did({ ...board, held: { ...held, ...grip } }, 'turned', held.piece, { turn });
  }
  if (id === undefined || !board.pieces.has(id)) return board;
  const position = positionOf(board, id);
  if (position.anchor !== undefined) return turnedInPlace(board, turn, id, position);
  const orientation = afterTurn(pieceOf(board, id), position.orientation, turn);
  const positions = withPosition(board.positions, id, { ...position, orientation });
  return did({ ...board, positions }, 'turned', id, { turn });
}

/** Turn a placed block in place. */
function turnedInPlace(
  board: SolidBoard,
  turn: Turn,
  id: PieceId,
  { orientation }: SolidPosition,
): SolidBoard {
  const picked = ops.take(board, id, middleOf(board, id, orientation));
  return ops.settleTurned(turned(picked, turn, undefined), { action: 'turned', piece: id, turn });
}
