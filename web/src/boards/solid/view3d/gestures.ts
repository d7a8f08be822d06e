/** Input on the picture, as understood by the flat board, in gestures of a solid board. Pure. */

import type { Point } from '../../../engines/common/cells.ts';
import type { Gesture } from '../../../engines/common/gesture.ts';
import type { SolidPicked } from '../../../engines/solid/board.ts';
import { landing } from '../../../engines/solid/landing.ts';
import type { SolidGesture } from '../../../engines/solid/step.ts';
import { dragPoint, groundAt, type Picture } from './picture.ts';
import { seenTurn } from './viewTurns.ts';

/** The position of the pointer in the picture, 0 to 1 each way, with the board turned by that many quarters. */
export interface PointerOnPicture {
  readonly eye: Picture;
  readonly at: Point;
  readonly quarter: number;
}

/**
 * A tap picks a block instead of turning it, since there is more than one way to turn. What turns a piece spins a block,
 * what flips one tips it away. A drag follows the level on which the grabbed cube floats, so it is asked for anew.
 */
export function gestureInSpace(
  gesture: Gesture,
  { eye, at, quarter }: PointerOnPicture,
): SolidGesture | undefined {
  switch (gesture.kind) {
    case 'lift':
      return { ...gesture, at: { x: 0, y: 0 }, clear: 0 };
    case 'move': {
      const point = dragPoint(eye, at);
      return point && { kind: 'move', at: point };
    }
    case 'aim':
      return { kind: 'aim', cell: gesture.cell, depth: eye.board.depth };
    case 'turn':
      return { kind: 'turn', turn: 'spin', piece: gesture.piece };
    case 'turn-back':
      return { kind: 'turn', turn: 'spin-back', piece: gesture.piece };
    case 'flip':
      return { kind: 'turn', turn: seenTurn('tip-away', quarter), piece: gesture.piece };
    case 'tap':
    case 'pick':
      return eye.board.held?.piece === gesture.piece && eye.board.held.by === 'pick'
        ? again(eye, eye.board.held, at, gesture.index ?? eye.board.held.index)
        : { ...gesture, kind: 'pick' };
    case 'double-tap':
      return undefined;
    default:
      return gesture;
  }
}

/**
 * The picked block is tapped or clicked once more. Seen from the side it hides the place under it, so that any of its cubes will do to
 * put it down; if it does not fit, the place behind it is meant.
 */
function again(eye: Picture, held: SolidPicked, at: Point, index: number): SolidGesture {
  const land = landing(eye.board, held);
  if (land?.legal) return { kind: 'place' };
  const cell = land && groundAt(eye, at);
  return cell ? { kind: 'aim', cell, depth: eye.board.depth } : { kind: 'pick', piece: held.piece, index };
}
