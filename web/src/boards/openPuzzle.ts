/** The puzzle in front of the player, whatever game it is of. */

import type { Puzzle } from '../net/wire.gen.ts';

/** What boards are played with: pieces of cardboard, or blocks. */
export type BoardKind = 'flat' | 'solid';

/** The puzzle in front of the player. */
export interface OpenPuzzle {
  readonly kind: BoardKind;
  /** Identifies it at this table: pieces stay in place as long as it is the same. */
  readonly key: string;
  readonly puzzle: Puzzle;
  readonly isFirst: boolean;
}
