/** A player's gestures on a board, by pointer, key or click. The board decides their effect. */

import type { Cell, Point } from './cells.ts';
import type { PieceId } from './pieces.ts';

export type Move = 'turn' | 'turn-back' | 'flip';

export type Gesture =
  /** Start to drag a piece by one of its cells. */
  | {
      readonly kind: 'lift';
      readonly piece: PieceId;
      readonly index: number;
      readonly at: Point;
      readonly hold: Point;
      readonly clear: number;
    }
  | { readonly kind: 'move'; readonly at: Point }
  | { readonly kind: 'drop' }
  /** Release the held piece without placing it. */
  | { readonly kind: 'cancel' }
  /** Turn or flip `piece`, the held piece by default. */
  | { readonly kind: Move; readonly piece?: PieceId | undefined }
  /** Touch: turn the piece in place; it is placed again if it still fits. */
  | { readonly kind: 'tap'; readonly piece: PieceId; readonly index: number }
  /** Touch: the second of two taps. It reverts the first tap's turn and flips the piece. */
  | { readonly kind: 'double-tap'; readonly piece: PieceId; readonly index: number }
  /** Take a piece without dragging it; `aloft` moves it over the board at once. `aim` moves it from there. */
  | { readonly kind: 'pick'; readonly piece: PieceId; readonly index?: number; readonly aloft?: boolean }
  /** Click a cell: move the picked piece there; a second click on the same cell places it. */
  | { readonly kind: 'aim'; readonly cell: Cell }
  | { readonly kind: 'nudge'; readonly by: Cell }
  | { readonly kind: 'place' }
  /** Return `piece` to the tray, the held piece by default. */
  | { readonly kind: 'return'; readonly piece?: PieceId | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };
