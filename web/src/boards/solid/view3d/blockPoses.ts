/** The pose of each block on the stage: on the board, above it, or in the tray. Pure. */

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
import {
  blockCornerOf,
  FELT,
  floorAt,
  HOVER,
  hoverOf,
  pivotOf,
  type StagePlan,
  TRAY_SCALE,
} from './stagePlan.ts';
import { add, swung, type V3 } from './vectors.ts';

/** The height of a picked block in the tray. */
const RISE = 0.3;

/** Where a block is drawn: its `pivot` is at `at` on the stage. */
export interface BlockPose {
  readonly piece: PieceId;
  readonly orientation: number;
  readonly place: 'board' | 'tray' | 'air';
  /** Whether the block is picked, which is highlighted in the tray. */
  readonly isPicked: boolean;
  /** The least corner of each cube, in the coordinates of the block. */
  readonly corners: readonly V3[];
  /** The lift of each layer of the block, from the lowest. */
  readonly lifts: readonly number[];
  readonly pivot: V3;
  readonly at: V3;
  readonly scale: number;
}

/** The current state of the stage. */
export interface StageState {
  readonly plan: StagePlan;
  readonly yaw: number;
  /** The gap between the layers. */
  readonly apart: number;
}

export const blockPoses = (board: SolidBoard, setting: StageState): BlockPose[] =>
  [...board.pieces.keys()].map((id, number) => poseOf(board, setting, id, number));

function poseOf(board: SolidBoard, setting: StageState, id: PieceId, number: number): BlockPose {
  const { held } = board;
  const origin = held?.piece === id ? heldOrigin(board, held, setting.apart) : undefined;
  if (origin) return placed(board, setting, id, 'air', origin, 0);
  const { anchor } = positionOf(board, id);
  if (anchor && held?.piece !== id) return poseOnBoard(board, setting, id, anchor);
  return poseInTray(board, setting, id, number);
}

/** The position of the held block relative to the center of the board; undefined until it is over the board. */
function heldOrigin(board: SolidBoard, held: SolidHeld, apart: number): V3 | undefined {
  const { floor } = board.region;
  const height = hoverHeight(board, apart);
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

/** The height of the center of the grabbed cube of a dragged block, at which it follows the pointer. */
export function grabLevel(board: SolidBoard, held: SolidDragged, apart: number): number {
  const [layer] = cellAt(pieceOf(board, held.piece), held);
  return hoverHeight(board, apart) + layer + 0.5;
}

function hoverHeight(board: SolidBoard, apart: number): number {
  const layers = [...taken(board, board.held?.piece).keys()].map((key) => Number.parseInt(key, 10) + 1);
  return hoverOf(depthOf(board), Math.max(0, ...layers), apart);
}

function poseOnBoard(board: SolidBoard, setting: StageState, id: PieceId, anchor: Cube): BlockPose {
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

function poseInTray(board: SolidBoard, { plan }: StageState, id: PieceId, number: number): BlockPose {
  const shape = shapeOf(board, id, 0);
  const [x, y, z] = plan.slots[number] ?? [0, FELT, 0];
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
