/** The position of each block: on the board, over it, or in the tray. Pure: derived from the engine's state. */

import type { PieceId } from '../../../engines/common/pieces.ts';
import { cellAt, cellsOf } from '../../../engines/common/placements.ts';
import {
  depthOf,
  orientationOf,
  pieceOf,
  positionOf,
  type SolidBoard,
  type SolidDragged,
  type SolidHeld,
  taken,
} from '../../../engines/solid/board.ts';
import { corner, landing } from '../../../engines/solid/landing.ts';
import type { Cube } from '../../../engines/solid/space.ts';
import { blockCornerOf, floorAt, HOVER, hoverOf, pivotOf, type StagePlan, TRAY_SCALE } from './stagePlan.ts';
import { add, swung, type V3 } from './vectors.ts';

/** How high a picked block rises in the tray. */
const RISE = 0.3;

/** Cubes with their least corners as the block has them, about `pivot`, which is at `at` on the stage. */
export interface BlockPose {
  readonly piece: PieceId;
  readonly orientation: number;
  readonly place: 'board' | 'tray' | 'air';
  /** Whether it is picked: it must be visible among the others while it waits for its target. */
  readonly isPicked: boolean;
  readonly corners: readonly V3[];
  /** By the block's own layers from the lowest: how far they are lifted from the others. */
  readonly lifts: readonly number[];
  readonly pivot: V3;
  readonly at: V3;
  readonly scale: number;
}

/** How the stage is set at this moment. */
export interface StageState {
  readonly plan: StagePlan;
  readonly yaw: number;
  /** How far the layers are apart. */
  readonly apart: number;
}

export const blockPoses = (board: SolidBoard, setting: StageState): BlockPose[] =>
  [...board.pieces.keys()].map((id, number) => standing(board, setting, id, number));

function standing(board: SolidBoard, setting: StageState, id: PieceId, number: number): BlockPose {
  const { held } = board;
  const origin = held?.piece === id ? inAir(board, held, setting.apart) : undefined;
  if (origin) return placed(board, setting, id, 'air', origin, 0);
  const { anchor } = positionOf(board, id);
  if (anchor && held?.piece !== id) return positions(board, setting, id, anchor);
  return waiting(board, setting, id, number);
}

/** The least corner of the held block's least cube, from the board's middle; undefined: not over it yet. */
export function inAir(board: SolidBoard, held: SolidHeld, apart: number): V3 | undefined {
  const { floor } = board.region;
  const height = hovering(board, apart);
  if (held.by === 'drag') {
    const { x, y } = corner(board, held);
    return [x - floor.columns / 2, height, y - floor.rows / 2];
  }
  const land = landing(board, held);
  if (!land) return undefined;
  const [layer, row, column] = land.anchor;
  const over = land.legal ? floorAt(layer, apart) + HOVER : height;
  return [column - floor.columns / 2, over, row - floor.rows / 2];
}

/** How high the middle of the grabbed cube is while its block is dragged: the level on which pointers are followed. */
export function grabLevel(board: SolidBoard, held: SolidDragged, apart: number): number {
  const [layer] = cellAt(pieceOf(board, held.piece), held);
  return hovering(board, apart) + layer + 0.5;
}

function hovering(board: SolidBoard, apart: number): number {
  const layers = [...taken(board, board.held?.piece).keys()].map((key) => Number.parseInt(key, 10) + 1);
  return hoverOf(depthOf(board), Math.max(0, ...layers), apart);
}

function positions(board: SolidBoard, setting: StageState, id: PieceId, anchor: Cube): BlockPose {
  const [x, , z] = blockCornerOf(board.region, anchor);
  const lift = anchor[0] === 0 ? setting.apart : 0;
  return placed(board, setting, id, 'board', [x, floorAt(anchor[0], setting.apart), z], lift);
}

function placed(
  board: SolidBoard,
  { yaw }: StageState,
  id: PieceId,
  place: 'board' | 'air',
  origin: V3,
  lift: number,
): BlockPose {
  const shape = shapeOf(board, id, lift);
  return { ...shape, place, at: swung(add(origin, shape.pivot), yaw), scale: 1 };
}

function waiting(board: SolidBoard, { plan }: StageState, id: PieceId, number: number): BlockPose {
  const shape = shapeOf(board, id, 0);
  const [x, y, z] = plan.slots[number] ?? [0, 0, 0];
  return { ...shape, place: 'tray', at: [x, shape.isPicked ? RISE : y, z], scale: TRAY_SCALE };
}

type Shape = Pick<BlockPose, 'piece' | 'orientation' | 'isPicked' | 'corners' | 'lifts' | 'pivot'>;

function shapeOf(board: SolidBoard, piece: PieceId, lift: number): Shape {
  const orientation = orientationOf(board, piece);
  const cubes = cellsOf(pieceOf(board, piece), orientation);
  const corners = cubes.map(([layer, row, column]): V3 => [column, layer + (layer > 0 ? lift : 0), row]);
  const isPicked = board.held?.piece === piece && board.held.by === 'pick';
  return { piece, orientation, isPicked, corners, lifts: [0, lift, lift], pivot: pivotOf(cubes) };
}
