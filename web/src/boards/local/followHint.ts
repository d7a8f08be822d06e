/** Hints on a board that is played alone. */

import { hintFor } from '../../engines/common/completion.ts';
import { say } from '../../i18n/text.ts';
import type { AloneBoard } from './alone.ts';

/** Lay one more piece, or take back what is misplaced. Returns what was done; undefined if there is nothing to do. */
export function followHint(alone: AloneBoard | undefined): string | undefined {
  const board = alone?.board();
  const hint = board && hintFor(board);
  if (!hint) return;
  alone?.follow(hint);
  return hint.placement ? say('stuck-laid') : say('stuck-misplaced', { count: hint.misplaced.length });
}
