/** A solid board as a value: placed blocks, the held one, the chosen layer, and what can be undone. */

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

/** The position of a block: in the tray if it has no anchor, else with its least cube on that cube. */
export type SolidPosition = PositionOn<Cube>;

/** What the board stores about a held block besides its grip. */
export interface InHand {
  /** The layer asked for while this block is held; without it, that of the board. */
  readonly depth: Depth | undefined;
}

/** A block under a pointer; `at` and `hold` are seen from above. */
export type SolidDragged = Dragged & InHand;

/** A block picked by a click or a key. Its cell is under or over the grabbed cube. */
export type SolidPicked = Picked & InHand;

export type SolidHeld = SolidDragged | SolidPicked;

/** `turned` is the only way a block changes: nothing flips it. A change of layer is `moved`. */
export type SolidAction = Exclude<BoardAction, 'turned-back' | 'flipped'>;

export interface SolidEvent {
  readonly action: SolidAction;
  readonly piece: PieceId | undefined;
  /** Which turn it was. */
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

/** The layer that counts now: the one asked for the held block, else that of the board. */
export const depthOf = ({ held, depth }: SolidBoard): Depth => held?.depth ?? depth;
