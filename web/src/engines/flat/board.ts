/** The state of a flat board: placed pieces, the held piece and the undo history. */

import type { BoardEvent } from '../common/boardEvent.ts';
import type { Dragged, Picked } from '../common/boardOps.ts';
import type { Cell, Region } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import { type BoardOn, type PositionOn, untouched } from '../common/placements.ts';
import type { Piece } from './pieces.ts';

export type { PlacementOn as Placement } from '../common/placements.ts';
export { covered, fits, isCovered, pieceOf, placements, positionOf, taken } from '../common/placements.ts';

export type Position = PositionOn<Cell>;

export type Held = Dragged | Picked;

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
