/** The gestures that follow a hint, on flat boards and on blocks. */

import type { Hint } from '../../engines/common/completion.ts';
import type { Gesture } from '../../engines/common/gesture.ts';
import type { Board } from '../../engines/flat/board.ts';
import { layingOf } from '../../engines/flat/typed.ts';

/** Take back what is misplaced, or lay one more piece. */
export function flatGestures(board: Board, { placement, misplaced }: Hint): Gesture[] {
  if (!placement)
    return [{ kind: 'cancel' }, ...misplaced.map((piece) => ({ kind: 'return', piece }) as const)];
  const [row = 0, column = 0] = placement.anchor;
  return layingOf(board, placement.piece, placement.orientation, [row, column]);
}
