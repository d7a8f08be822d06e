/** What a mat with pieces asks a kind of board. */

import type { HoldingBoard } from '../engines/common/boardOps.ts';
import type { Point } from '../engines/common/cells.ts';
import type { Gesture } from '../engines/common/gesture.ts';
import type { Key } from '../engines/common/keys.ts';
import type { Vec } from '../engines/common/placements.ts';
import type { Target } from '../engines/common/pointer.ts';

/** A piece as it is drawn now. */
export interface PieceLook {
  readonly id: string;
  readonly orientation: number;
  readonly isHeld: boolean;
  readonly pose: { readonly place: string };
}

export interface MatKind<
  Board extends HoldingBoard<Vec, object>,
  BoardGesture,
  Plan,
  Look extends PieceLook,
> {
  /** What is under a point. */
  hit(board: Board, plan: Plan, at: Point): Target;
  /** The gesture on this board that a pointer made; undefined if it has no meaning there. */
  translate(gesture: Gesture, plan: Plan, board: Board): BoardGesture | undefined;
  gestureOf(board: Board, key: Key, singles: boolean): BoardGesture | undefined;
  /** Whether a key takes up the piece with the focus. */
  isTaking(key: Key): boolean;
  /** Picks up a piece, and brings it over the board at once if `aloft`. */
  picked(board: Board, id: string, aloft?: boolean): BoardGesture;
  labelOf(board: Board, id: string): string;
  announcementOf(board: Board): string | undefined;
  /** The style from which a turned piece swings to its new one. */
  swingOf(last: NonNullable<Board['last']>): string | undefined;
  /** The transform of a piece that moves as a whole. */
  transformOf?(look: Look): string;
  /** More attributes of a piece, for tests. */
  dataOf?(look: Look): Record<string, number>;
}
