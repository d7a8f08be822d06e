/** What a dialog needs of a board that is tried alone, flat or of blocks. */

import type { Hint } from '../../engines/common/completion.ts';
import type { BoardOn, Vec } from '../../engines/common/placements.ts';

export interface AloneBoard {
  readonly board: () => BoardOn<Vec> | undefined;
  /** Lay the piece of a hint, or take back what is misplaced. */
  readonly follow: (hint: Hint) => void;
}
