/** What has happened to a board, for sounds, announcements and animations. */

import type { PieceId } from './pieces.ts';

/** What the last gesture did. */
export type BoardAction =
  | 'lifted'
  | 'picked'
  | 'turned'
  | 'turned-back'
  | 'flipped'
  | 'moved'
  | 'placed'
  | 'refused'
  | 'returned'
  | 'let-go'
  | 'undone'
  | 'redone';

export interface BoardEvent {
  readonly action: BoardAction;
  readonly piece: PieceId | undefined;
}
