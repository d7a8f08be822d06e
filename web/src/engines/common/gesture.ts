/** Gestures of a player on a board, by pointer, key or click. The board decides their effect. */

import type { Cell, Point } from './cells.ts';
import type { PieceId } from './pieces.ts';

export type Move = 'turn' | 'turn-back' | 'flip';

export type Gesture =
  /** Take a piece by one of its cells and drag it. */
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
  /** Release without placing: everything is as before. */
  | { readonly kind: 'cancel' }
  /** Turn or flip the held piece, or the one named. */
  | { readonly kind: Move; readonly piece?: PieceId | undefined }
  /** Touch: turn the piece in place, and settle it there if it still fits. */
  | { readonly kind: 'tap'; readonly piece: PieceId; readonly index: number }
  /** Touch: the second of two taps; the turn of the first is taken back and the piece flipped. */
  | { readonly kind: 'double-tap'; readonly piece: PieceId; readonly index: number }
  /** Take a piece without dragging; `aloft` brings it over the board at once. Once it is there, see `aim`. */
  | { readonly kind: 'pick'; readonly piece: PieceId; readonly index?: number; readonly aloft?: boolean }
  /** Click a cell: the picked piece goes there; the same cell again places it. */
  | { readonly kind: 'aim'; readonly cell: Cell }
  | { readonly kind: 'nudge'; readonly by: Cell }
  | { readonly kind: 'place' }
  /** Back to the tray: the held piece, or the one named. */
  | { readonly kind: 'return'; readonly piece?: PieceId | undefined }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };
