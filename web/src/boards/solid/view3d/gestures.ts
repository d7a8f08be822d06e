/** Translates gestures on the 3D picture to gestures of a solid board. Pure. */

import type { Point } from '../../../engines/common/cells.ts';
import type { Gesture } from '../../../engines/common/gesture.ts';
import type { SolidPicked } from '../../../engines/solid/board.ts';
import { landing } from '../../../engines/solid/landing.ts';
import type { SolidGesture } from '../../../engines/solid/step.ts';
import { dragPoint, groundAt, type StagePicture } from './picture.ts';
import { seenTurn } from './viewTurns.ts';

/** The pointer position `at` in the picture, 0 to 1 on each axis, and the turn of the board in quarters. */
export interface PointerOnPicture {
  readonly picture: StagePicture;
  readonly at: Point;
  readonly quarter: number;
}

/**
 * A tap picks a block instead of turning it, since there are several turns. A turn becomes a spin, and a flip tips the
 * block away. The position of a drag is recomputed at the height of the grabbed cube.
 */
export function gestureInSpace(
  gesture: Gesture,
  { picture, at, quarter }: PointerOnPicture,
): SolidGesture | undefined {
  switch (gesture.kind) {
    case 'lift':
      return { ...gesture, at: { x: 0, y: 0 }, clear: 0 };
    case 'move': {
      const point = dragPoint(picture, at);
      return point && { kind: 'move', at: point };
    }
    case 'aim':
      return { kind: 'aim', cell: gesture.cell, depth: picture.board.depth };
    case 'turn':
      return { kind: 'turn', turn: 'spin', piece: gesture.piece };
    case 'turn-back':
      return { kind: 'turn', turn: 'spin-back', piece: gesture.piece };
    case 'flip':
      return { kind: 'turn', turn: seenTurn('tip-away', quarter), piece: gesture.piece };
    case 'tap':
    case 'pick':
      return picture.board.held?.piece === gesture.piece && picture.board.held.by === 'pick'
        ? again(picture, picture.board.held, at, gesture.index ?? picture.board.held.index)
        : { ...gesture, kind: 'pick' };
    case 'double-tap':
      return undefined;
    default:
      return gesture;
  }
}

/**
 * The gesture for a second tap or click on the picked block. Seen from the side, the block hides the place under it, so
 * a click on any of its cubes places it. If it does not fit, the click aims at the place behind it.
 */
function again(picture: StagePicture, held: SolidPicked, at: Point, index: number): SolidGesture {
  const land = landing(picture.board, held);
  if (land?.legal) return { kind: 'place' };
  const cell = land && groundAt(picture, at);
  return cell
    ? { kind: 'aim', cell, depth: picture.board.depth }
    : { kind: 'pick', piece: held.piece, index };
}
