/** Hit testing in the picture, and the board position of a dragged block. Pure. */

import type { Cell, Point } from '../../../engines/common/cells.ts';
import type { PieceId } from '../../../engines/common/pieces.ts';
import { cellAt } from '../../../engines/common/placements.ts';
import type { Target } from '../../../engines/common/pointer.ts';
import {
  depthOf,
  middleOf,
  orientationOf,
  pieceOf,
  positionOf,
  type SolidBoard,
} from '../../../engines/solid/board.ts';
import { type BlockPose, blockPoses, grabLevel, type StageState } from './blockPoses.ts';
import { rayThrough, type Shot, seenAt } from './camera.ts';
import { cellUnder, type Hit, hit, onLevel } from './picking.ts';
import { FELT, floorAt, SLOT } from './stagePlan.ts';
import { add, type Ray, reached, subtract, swung, times } from './vectors.ts';

/** The current picture. */
export interface StagePicture {
  readonly board: SolidBoard;
  readonly setting: StageState;
  readonly shot: Shot;
}

/** How far beyond the board a block can be dragged, in cells. */
const FAR = 9;

/**
 * The target at a point: blocks first, then cells of the active layer, then whole tray slots.
 *
 * While a block is picked, placed blocks count as the cells under them.
 */
export function targetAt(picture: StagePicture, at: Point): Target {
  const { board, setting, shot } = picture;
  const ray = rayThrough(shot, at);
  const blocks = blockPoses(board, setting);
  const found = hit(ray, blocks, setting.yaw);
  const ground = found && columnUnder(board, blocks, found);
  if (ground) return { on: 'cell', cell: ground };
  if (found) return { on: 'piece', piece: found.piece, index: found.index, hold: found.hold };
  const cell = floorUnder(picture, ray);
  if (cell) return { on: 'cell', cell };
  const inSlot = inTray(picture, blocks, at);
  if (!inSlot) return { on: 'nothing' };
  const index = middleOf(board, inSlot, orientationOf(board, inSlot));
  return { on: 'piece', piece: inSlot, index, hold: { x: 0.5, y: 0.5 } };
}

/** The cell at a point, ignoring the held block: under the placed block there, or on the floor of the active layer. */
export function groundAt(picture: StagePicture, at: Point): Cell | undefined {
  const { board, setting, shot } = picture;
  const ray = rayThrough(shot, at);
  const others = blockPoses(board, setting).filter(({ piece }) => piece !== board.held?.piece);
  const found = hit(ray, others, setting.yaw);
  return (found && columnUnder(board, others, found)) ?? floorUnder(picture, ray);
}

function floorUnder({ board, setting }: StagePicture, ray: Ray): Cell | undefined {
  const height = floorAt(depthOf(board) === 1 ? 1 : 0, setting.apart);
  return cellUnder(ray, setting.yaw, height, board.region);
}

/** A point of the picture at which a block can be lifted by one of its cubes. */
export interface DragGrip extends Point {
  readonly piece: PieceId;
  readonly orientation: number;
  readonly index: number;
}

/** A grip for each block at a visible upper side of a cube; none for hidden blocks. */
export function grips(picture: StagePicture): DragGrip[] {
  const blocks = blockPoses(picture.board, picture.setting);
  return blocks.flatMap((block) => {
    const { piece, orientation } = block;
    const spots = block.corners.map((_, index) => ({
      piece,
      orientation,
      index,
      ...topOf(picture, block, index),
    }));
    const seen = spots.find((spot) => {
      const found = hit(rayThrough(picture.shot, spot), blocks, picture.setting.yaw);
      return found?.piece === piece && found.index === spot.index;
    });
    return seen ? [seen] : [];
  });
}

/** The picture position of the center of the upper side of a cube. */
export function topOf(
  { setting, shot }: StagePicture,
  { corners, pivot, at, scale }: BlockPose,
  index: number,
): Point {
  const corner = corners[index] ?? pivot;
  const inside = subtract(add(corner, [0.5, 1, 0.5]), pivot);
  return seenAt(shot, add(at, times(swung(inside, setting.yaw), scale)));
}

function columnUnder(
  board: SolidBoard,
  blocks: readonly BlockPose[],
  { piece, index }: Hit,
): Cell | undefined {
  const isPlaced = blocks.find((block) => block.piece === piece)?.place === 'board';
  if (board.held?.by !== 'pick' || !isPlaced) return undefined;
  const { orientation, anchor } = positionOf(board, piece);
  const [, row, column] = cellAt(pieceOf(board, piece), { orientation, index });
  return anchor && [anchor[1] + row, anchor[2] + column];
}

function inTray(
  { setting, shot }: StagePicture,
  blocks: readonly BlockPose[],
  at: Point,
): PieceId | undefined {
  const ray = rayThrough(shot, at);
  const lengths = (FELT - ray.from[1]) / ray.along[1];
  const [x, , z] = reached(ray, lengths);
  const place = setting.plan.slots.findIndex(
    (slot) => Math.max(Math.abs(slot[0] - x), Math.abs(slot[2] - z)) <= SLOT / 2,
  );
  const block = blocks[place];
  return block?.place === 'tray' ? block.piece : undefined;
}

/** The board position of a dragged block, in cells; undefined if the point is off the table. */
export function dragPoint({ board, setting, shot }: StagePicture, at: Point): Point | undefined {
  if (board.held?.by !== 'drag') return undefined;
  const level = grabLevel(board, board.held, setting.apart);
  const point = onLevel(rayThrough(shot, at), setting.yaw, level, board.region);
  const { rows, columns } = board.region.floor;
  return point && { x: near(point.x, columns), y: near(point.y, rows) };
}

const near = (value: number, size: number): number => Math.min(Math.max(value, -FAR), size + FAR);
