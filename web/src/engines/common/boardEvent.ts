/** Board events, for sounds, announcements and animations. */

import type { PieceId } from './pieces.ts';

/** The effect of the last gesture. */
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
