/** The board as a value: placed pieces, the held one, and what can be undone. */

import type { Cell, Point, Region } from '../common/cells.ts';
import { type BoardOn, type PositionOn, type PositionsOn, untouched } from '../common/placements.ts';
import type { Grip, Piece, PieceId } from './pieces.ts';

export type { PlacementOn as Placement } from '../common/placements.ts';
export { covered, fits, isCovered, pieceOf, placements, positionOf, taken } from '../common/placements.ts';

export type Position = PositionOn<Cell>;
export type Positions = PositionsOn<Cell>;

/** A piece under a pointer: it follows continuously, the grabbed cell under the cursor. */
export interface Dragged extends Grip {
  readonly by: 'drag';
  readonly piece: PieceId;
  readonly at: Point;
  /** Where in the grabbed cell the pointer took hold, 0 to 1 each way. */
  readonly hold: Point;
  /** How many cells the piece floats above a finger. */
  readonly clear: number;
}

/** A piece picked by a click or a key: it moves cell by cell. */
export interface Picked extends Grip {
  readonly by: 'pick';
  readonly piece: PieceId;
  /** The cell under the grabbed cell; undefined: the piece is picked but has not moved. */
  readonly cell: Cell | undefined;
}

export type Held = Dragged | Picked;

/** What the last gesture did: for ears, live regions and animations. */
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

export interface Board extends BoardOn<Cell> {
  readonly region: Region;
  readonly pieces: ReadonlyMap<PieceId, Piece>;
  readonly held: Held | undefined;
  readonly last: BoardEvent | undefined;
}

/** A board with all its pieces in the tray. */
export const fresh = (region: Region, pieces: readonly Piece[]): Board => ({
  region,
  ...untouched<Cell, Piece>(pieces),
});
