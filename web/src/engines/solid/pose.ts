/** The position of every block on the mat with the two slices, and hit testing. */

import { type Cell, keyOf, type Point } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import { cellAt, cellsOf, keyOfVec } from '../common/placements.ts';
import type { Target } from '../common/pointer.ts';
import {
  covered,
  orientationOf,
  pieceOf,
  positionOf,
  type SolidBoard,
  type SolidDragged,
  taken,
} from './board.ts';
import { corner, isBeside, landing } from './landing.ts';
import { pictureCenter, topOf } from './picture.ts';
import { inSlice, type SlicePlan, sliceAt } from './slicePlan.ts';
import { type Cube, LAYERS, type Layer } from './space.ts';

/** The part of a block in one slice. */
export interface Part {
  readonly layer: Layer;
  /** Where the least cube of the block is drawn, as seen from above. */
  readonly x: number;
  readonly y: number;
  /** The cells in this slice, relative to `x`, `y`, and the index of the cube of each. */
  readonly cells: readonly Cell[];
  readonly indices: readonly number[];
}

/** A picture of a whole block: where the floor of its least cube is drawn, and the scale. */
export interface Picture extends Point {
  readonly scale: number;
}

export interface SlicePose {
  readonly place: 'tray' | 'board' | 'hand';
  readonly parts: readonly Part[];
  /** The picture, if the block is in the tray or under a pointer beside the board. */
  readonly picture: Picture | undefined;
}

export function poseOf(board: SolidBoard, plan: SlicePlan, id: PieceId): SlicePose {
  const { held } = board;
  if (held?.piece === id && held.by === 'drag') return dragged(board, plan, held);
  const land = held?.piece === id ? landing(board, held) : undefined;
  if (land) return { place: 'hand', parts: partsAt(board, plan, id, land.anchor), picture: undefined };
  const { anchor } = positionOf(board, id);
  if (anchor) return { place: 'board', parts: partsAt(board, plan, id, anchor), picture: undefined };
  return { place: 'tray', parts: [], picture: inTray(board, plan, id) };
}

/** A dragged block: in both slices over the board, as a whole under the pointer beside it. */
function dragged(board: SolidBoard, plan: SlicePlan, held: SolidDragged): SlicePose {
  const land = landing(board, held);
  if (land && !isBeside(board, held.piece, held.orientation, land.anchor)) {
    const parts = partsFrom(board, plan, held.piece, land.anchor[0], corner(board, held));
    return { place: 'hand', parts, picture: undefined };
  }
  const isHere = held.depth === 0 || held.depth === 1;
  return {
    place: 'hand',
    parts: [],
    picture: isHere ? pictureAtPointer(board, plan, held) : inTray(board, plan, held.piece),
  };
}

function pictureAtPointer(board: SolidBoard, plan: SlicePlan, held: SolidDragged): Picture {
  const top = topOf(cellAt(pieceOf(board, held.piece), held));
  const { x, y } = inSlice(plan, held.depth === 1 ? 1 : 0, held.at);
  return { x: x - held.hold.x - top.x, y: y - held.hold.y - held.clear - top.y, scale: 1 };
}

const partsAt = (board: SolidBoard, plan: SlicePlan, id: PieceId, [layer, row, column]: Cube): Part[] =>
  partsFrom(board, plan, id, layer, { x: column, y: row });

function partsFrom(board: SolidBoard, plan: SlicePlan, id: PieceId, bottom: number, at: Point): Part[] {
  const cubes = cellsOf(pieceOf(board, id), orientationOf(board, id));
  return LAYERS.flatMap((layer) => {
    const indices = cubes.flatMap(([up], index) => (up + bottom === layer ? [index] : []));
    const cells = indices.flatMap((index): Cell[] => {
      const cube = cubes[index];
      return cube ? [[cube[1], cube[2]]] : [];
    });
    return indices.length > 0 ? [{ layer, ...inSlice(plan, layer, at), cells, indices }] : [];
  });
}

/** The picture of a block on its tray slot, even if the block is held. */
export function inTray(board: SolidBoard, plan: SlicePlan, id: PieceId): Picture {
  const slot = plan.slots[[...board.pieces.keys()].indexOf(id)] ?? { x: 0, y: 0 };
  const center = pictureCenter(cellsOf(pieceOf(board, id), orientationOf(board, id)));
  const { scale } = plan;
  return { x: slot.x - center.x * scale, y: slot.y - center.y * scale, scale };
}

/**
 * The target at a point: the held block first, then the board, then the tray.
 *
 * Cells are numbered as on a board twice as wide, with the upper layer to the right of the lower one.
 */
export function hit(board: SolidBoard, plan: SlicePlan, at: Point): Target {
  const held = board.held && touched(poseOf(board, plan, board.held.piece), board.held.piece, at);
  return held ?? onBoard(board, plan, at) ?? inSlot(board, plan, at) ?? { on: 'nothing' };
}

function touched({ parts }: SlicePose, piece: PieceId, at: Point): Target | undefined {
  for (const { x, y, cells, indices } of parts) {
    const [row, column] = [Math.floor(at.y - y), Math.floor(at.x - x)];
    const index = indices[cells.findIndex((cell) => keyOf(cell) === keyOf([row, column]))];
    if (index !== undefined)
      return { on: 'piece', piece, index, hold: { x: at.x - x - column, y: at.y - y - row } };
  }
  return undefined;
}

function onBoard(board: SolidBoard, plan: SlicePlan, point: Point): Target | undefined {
  const { rows, columns } = board.region.floor;
  const { layer, at } = sliceAt(plan, point);
  const [row, column] = [Math.floor(at.y), Math.floor(at.x)];
  if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
  const piece = taken(board, board.held?.piece).get(keyOfVec([layer, row, column]));
  if (piece === undefined) return { on: 'cell', cell: [row, column + layer * columns] };
  return { on: 'piece', piece, index: cubeAt(board, piece, [layer, row, column]), hold: fraction(at) };
}

function cubeAt(board: SolidBoard, id: PieceId, cube: Cube): number {
  const { orientation, anchor } = positionOf(board, id);
  const cubes = anchor ? covered(pieceOf(board, id), orientation, anchor) : [];
  return Math.max(
    cubes.findIndex((one) => keyOfVec(one) === keyOfVec(cube)),
    0,
  );
}

/** The block on a tray slot with its cube nearest to the point: a whole slot is easier to hit than a block. */
function inSlot(board: SolidBoard, plan: SlicePlan, at: Point): Target | undefined {
  const ids = [...board.pieces.keys()];
  const piece = ids.find((id, place) => {
    const slot = plan.slots[place];
    const isIn = slot && Math.max(Math.abs(at.x - slot.x), Math.abs(at.y - slot.y)) <= plan.slot / 2;
    return isIn && poseOf(board, plan, id).place === 'tray';
  });
  if (piece === undefined) return undefined;
  const { x, y, scale } = inTray(board, plan, piece);
  const tops = cellsOf(pieceOf(board, piece), orientationOf(board, piece)).map(topOf);
  const far = tops.map((top) =>
    Math.hypot(x + (top.x + 0.5) * scale - at.x, y + (top.y + 0.5) * scale - at.y),
  );
  return { on: 'piece', piece, index: far.indexOf(Math.min(...far)), hold: { x: 0.5, y: 0.5 } };
}

const fraction = ({ x, y }: Point): Point => ({ x: x - Math.floor(x), y: y - Math.floor(y) });
