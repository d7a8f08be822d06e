/** Translates gestures on the two slices to gestures of a solid board. */

import type { Point } from '../common/cells.ts';
import type { Gesture } from '../common/gesture.ts';
import type { SolidBoard } from './board.ts';
import { type SlicePlan, sliceAt } from './slicePlan.ts';
import { LAYERS } from './space.ts';
import type { SolidGesture } from './step.ts';

/**
 * A tap picks a block instead of turning it, since there are several turns. A turn becomes a spin, and a flip tips the
 * block away.
 */
export function solidGesture(
  gesture: Gesture,
  plan: SlicePlan,
  { region: { floor }, held }: SolidBoard,
): SolidGesture | undefined {
  switch (gesture.kind) {
    case 'lift':
      return { ...gesture, at: sliceOver(plan, gesture.at, gesture.clear).at };
    case 'move': {
      const { layer, at } = sliceOver(plan, gesture.at, held?.by === 'drag' ? held.clear : 0);
      return { kind: 'move', at, depth: layer };
    }
    case 'aim': {
      const [row, column] = gesture.cell;
      const depth = LAYERS[column < floor.columns ? 0 : 1];
      return { kind: 'aim', cell: [row, column - depth * floor.columns], depth };
    }
    case 'turn':
      return { kind: 'turn', turn: 'spin', piece: gesture.piece };
    case 'turn-back':
      return { kind: 'turn', turn: 'spin-back', piece: gesture.piece };
    case 'flip':
      return { kind: 'turn', turn: 'tip-away', piece: gesture.piece };
    case 'tap':
      return { kind: 'pick', piece: gesture.piece, index: gesture.index };
    case 'double-tap':
      return undefined;
    default:
      return gesture;
  }
}

/** The slice under the grabbed cube, which floats `clear` cells above the pointer, and the pointer as seen from it. */
function sliceOver(plan: SlicePlan, { x, y }: Point, clear: number): ReturnType<typeof sliceAt> {
  const { layer, at } = sliceAt(plan, { x, y: y - clear });
  return { layer, at: { x: at.x, y: at.y + clear } };
}
