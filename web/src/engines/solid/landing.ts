/** Computes where a held block would land. */

import { type Cell, keyOf, type Point } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import { cellAt, cellsOf, covered, fits, pieceOf } from '../common/placements.ts';
import { rounded, snapped } from '../common/snap.ts';
import { depthOf, type SolidBoard, type SolidDragged, type SolidHeld } from './board.ts';
import { type Cube, type Depth, floorOf, heightOf, LAYERS, type Layer } from './space.ts';

export interface SolidLanding {
  readonly anchor: Cube;
  readonly legal: boolean;
}

/** The exact position of a dragged block: the top left corner of its least cube, as seen from above. */
export function corner(board: SolidBoard, held: SolidDragged): Point {
  const [, row, column] = cellAt(pieceOf(board, held.piece), held);
  return { x: held.at.x - held.hold.x - column, y: held.at.y - held.hold.y - held.clear - row };
}

/**
 * Where the held block would land; undefined until a picked block has moved.
 *
 * Its position as seen from above is rounded like that of a flat piece. A block two layers high lands on the lower
 * layer; a flat one on the requested layer, or on the lowest where it fits.
 */
export function landing(board: SolidBoard, held: SolidHeld): SolidLanding | undefined {
  const { piece, orientation } = held;
  const depth = depthOf(board);
  const settle = (at: Cell) => settled(board, piece, orientation, depth, at);
  if (held.by === 'pick') {
    if (held.cell === undefined) return undefined;
    const [, row, column] = cellAt(pieceOf(board, piece), held);
    const at: Cell = [held.cell[0] - row, held.cell[1] - column];
    return settle(at) ?? refused(board, held, at);
  }
  const exact = corner(board, held);
  return snapped(exact, settle) ?? refused(board, held, rounded(exact));
}

function settled(
  board: SolidBoard,
  id: PieceId,
  orientation: number,
  depth: Depth,
  [row, column]: Cell,
): SolidLanding | undefined {
  const anchors = layersFor(board, id, orientation, depth).map((layer): Cube => [layer, row, column]);
  const anchor = anchors.find((cube) => fits(board, id, orientation, cube));
  return anchor && { anchor, legal: true };
}

/** The landing of a block that does not fit. */
function refused(board: SolidBoard, { piece, orientation }: SolidHeld, [row, column]: Cell): SolidLanding {
  const [layer = 0] = layersFor(board, piece, orientation, depthOf(board));
  return { anchor: [layer, row, column], legal: false };
}

/** The layers on which a block can rest, in order of preference; none if it is too high for the board. */
export function layersFor(
  board: SolidBoard,
  id: PieceId,
  orientation: number,
  depth: Depth,
): readonly Layer[] {
  const height = heightOf(cellsOf(pieceOf(board, id), orientation));
  const able = LAYERS.filter((layer) => layer + height <= LAYERS.length);
  return depth !== 'lowest' && able.includes(depth) ? [depth] : able;
}

/** Whether a block placed at `anchor` would be entirely off the board. */
export const isBeside = (board: SolidBoard, id: PieceId, orientation: number, anchor: Cube): boolean =>
  !covered(pieceOf(board, id), orientation, anchor).some((cube) =>
    board.region.floor.keys.has(keyOf(floorOf(cube))),
  );
