/** The board after a gesture by mouse, touch or keyboard: one pure function without DOM, clock or socket. */

import { BoardOps, did } from '../common/boardOps.ts';
import type { Cell } from '../common/cells.ts';
import type { Gesture, Move } from '../common/gesture.ts';
import type { PieceId } from '../common/pieces.ts';
import { withPosition } from '../common/placements.ts';
import { type Board, pieceOf, positionOf } from './board.ts';
import { landing } from './landing.ts';
import { after, regrip } from './pieces.ts';

const ops = new BoardOps<Cell, object, Board>({
  ground: ({ region }) => region,
  floor: (cell) => cell,
  landing,
  taken: () => ({}),
});

export function step(board: Board, gesture: Gesture): Board {
  switch (gesture.kind) {
    case 'move':
      return board.held?.by === 'drag' ? { ...board, held: { ...board.held, at: gesture.at } } : board;
    case 'turn':
    case 'turn-back':
    case 'flip':
      return moved(board, gesture.kind, gesture.piece);
    case 'tap':
      return tap(board, gesture.piece, gesture.index, ['turn']);
    case 'double-tap':
      return tap(board, gesture.piece, gesture.index, ['turn-back', 'flip']);
    case 'aim':
      return ops.aim(board, gesture.cell);
    default:
      return ops.step(board, gesture);
  }
}

const ACTIONS = { turn: 'turned', 'turn-back': 'turned-back', flip: 'flipped' } as const;

function moved(board: Board, move: Move, id: PieceId | undefined): Board {
  const { held } = board;
  if (held && (id === undefined || id === held.piece)) {
    const grip = regrip(pieceOf(board, held.piece), held, move);
    return did({ ...board, held: { ...held, ...grip } }, ACTIONS[move], held.piece);
  }
  if (id === undefined || !board.pieces.has(id)) return board;
  const position = positionOf(board, id);
  if (position.anchor !== undefined) return tap(board, id, 0, [move]);
  const orientation = after(pieceOf(board, id), position.orientation, move);
  const positions = withPosition(board.positions, id, { ...position, orientation });
  return did({ ...board, positions }, ACTIONS[move], id);
}

/** Turn a piece in place. */
function tap(board: Board, id: PieceId, index: number, moves: readonly Move[]): Board {
  if (!board.pieces.has(id)) return board;
  const picked = ops.take(board, id, index);
  const turned = moves.reduce((soFar, move) => moved(soFar, move, undefined), picked);
  return ops.settleTurned(turned, { action: turned.last?.action ?? 'turned', piece: id });
}
