/** The puzzle that a player is solving, in any edition. */

import type { Puzzle } from '../net/wire.gen.ts';

/** The kind of a board: with flat pieces or with blocks. */
export type BoardKind = 'flat' | 'solid';

/** The puzzle that the player is solving. */
export interface OpenPuzzle {
  readonly kind: BoardKind;
  /** Identifies the puzzle at this table; placed pieces are kept until it changes. */
  readonly key: string;
  readonly puzzle: Puzzle;
  readonly isFirst: boolean;
}
