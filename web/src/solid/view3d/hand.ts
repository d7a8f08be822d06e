/** What a hand does on the picture, as the flat board tells it, in gestures of a solid board. Pure. */

import type { Point } from '../../board/cells.ts';
import type { Gesture } from '../../board/step.ts';
import type { SolidGesture } from '../step.ts';
import { dragPoint, type Eye } from './eye.ts';
import { seenTurn } from './seen.ts';

/** Where the hand is in the picture, 0 to 1 each way, as it sees the board turned by so many quarters. */
export interface Hand {
  readonly eye: Eye;
  readonly at: Point;
  readonly quarter: number;
}

/**
 * A tap picks a block where it would turn a piece: there is more than one way to turn. What turns a piece spins a block,
 * what flips one tips it away. A drag follows the level on which the grabbed cube floats, so it is asked for anew.
 */
export function solidGesture(gesture: Gesture, { eye, at, quarter }: Hand): SolidGesture | undefined {
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
      return { kind: 'pick', piece: gesture.piece, index: gesture.index };
    case 'double-tap':
      return undefined;
    default:
      return gesture;
  }
}
