/** The gestures that follow a hint on a board of blocks. */

import type { Hint } from '../../engines/common/completion.ts';
import type { SolidBoard } from '../../engines/solid/board.ts';
import type { SolidGesture } from '../../engines/solid/step.ts';
import { layingOf } from '../../engines/solid/typed.ts';

/** Take back what is misplaced, or lay one more block. */
export function solidGestures(board: SolidBoard, { placement, misplaced }: Hint): SolidGesture[] {
  if (!placement)
    return [{ kind: 'cancel' }, ...misplaced.map((piece) => ({ kind: 'return', piece }) as const)];
  const [layer = 0, row = 0, column = 0] = placement.anchor;
  return layingOf(board, placement.piece, placement.orientation, [layer, row, column]);
}
