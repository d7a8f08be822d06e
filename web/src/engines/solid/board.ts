/** The state of a solid board: placed blocks, the held block, the active layer and the undo history. */

import type { BoardAction } from '../common/boardEvent.ts';
import type { Dragged, Picked } from '../common/boardOps.ts';
import type { PieceId } from '../common/pieces.ts';
import { type BoardOn, type PositionOn, untouched } from '../common/placements.ts';
import type { Block, Turn } from './blocks.ts';
import type { Cube, Depth, Space } from './space.ts';

export {
  covered,
  fits,
  isCovered,
  middleOf,
  orientationOf,
  pieceOf,
  placements,
  positionOf,
  taken,
} from '../common/placements.ts';

/** The position of a block: its least cube on `anchor`, or in the tray if that is undefined. */
export type SolidPosition = PositionOn<Cube>;

/** The extra state of a held block. */
export interface InHand {
  /** The layer requested for this block; the board's layer if undefined. */
  readonly depth: Depth | undefined;
}

/** A block dragged by a pointer; `at` and `hold` are as seen from above. */
export type SolidDragged = Dragged & InHand;

/** A block picked with a click or a key; its cell is the projection of the grabbed cube. */
export type SolidPicked = Picked & InHand;

export type SolidHeld = SolidDragged | SolidPicked;

/** The effect of a gesture: blocks are only turned, never flipped. A change of layer is reported as `moved`. */
export type SolidAction = Exclude<BoardAction, 'turned-back' | 'flipped'>;

export interface SolidEvent {
  readonly action: SolidAction;
  readonly piece: PieceId | undefined;
  /** The turn, if the action is `turned`. */
  readonly turn?: Turn | undefined;
}

export interface SolidBoard extends BoardOn<Cube> {
  readonly region: Space;
  readonly pieces: ReadonlyMap<PieceId, Block>;
  readonly held: SolidHeld | undefined;
  readonly last: SolidEvent | undefined;
  /** The active layer. */
  readonly depth: Depth;
}

/** A board with all its blocks in the tray. */
export const fresh = (region: Space, blocks: readonly Block[]): SolidBoard => ({
  region,
  depth: 'lowest',
  ...untouched<Cube, Block>(blocks),
});

/** The layer in effect: that of the held block, else that of the board. */
export const depthOf = ({ held, depth }: SolidBoard): Depth => held?.depth ?? depth;
