/** The layout of the stage: the board on its turntable, and the tray beside it. Pure. */

import type { Cube, Depth, Space } from '../../../engines/solid/space.ts';
import { shotOf } from './camera.ts';
import type { V3 } from './vectors.ts';

/** The gap between the layers in the exploded view, in edges of a cube. */
export const APART = 1.5;
/** The height of a dragged block above its layer. */
export const HOVER = 0.3;
/** The scale of blocks in the tray. */
export const TRAY_SCALE = 0.74;

/** The side of a tray slot. */
export const SLOT = 2.2;
/** The distance between lines of the tray, so that blocks do not hide those behind them. */
export const LINE = 3;
/** The width of the rim of the card around the cells. */
export const STAGE_RIM = 0.36;
const TOP = 2;
/** The room above the blocks for a held one. */
const ABOVE = 1.1;

export interface StagePlan {
  /** The center of the tray slot of each block, in the order of the board. */
  readonly slots: readonly V3[];
  /** The left, right, far and near bounds of the area from the center of the board to the tray. */
  readonly tray: readonly [left: number, right: number, far: number, near: number];
  /** The points that the picture must contain. */
  readonly frame: readonly V3[];
  /** The radius of the turntable. */
  readonly radius: number;
}

/** The plan with the tray arrangement that makes the board largest in a picture of this aspect ratio. */
export function stagePlanOf(region: Space, blocks: number, pitch: number, aspect: number): StagePlan {
  const plans = arrangements(blocks).map((arrangement) => planFor(region, blocks, arrangement));
  const sizes = plans.map(({ frame }) => shotOf(frame, pitch, aspect).distance);
  const best = plans[sizes.indexOf(Math.min(...sizes))];
  if (best === undefined) throw new RangeError('a tray has at least one arrangement');
  return best;
}

/** An arrangement of the tray: the side of the board, and the number of blocks per line. */
interface Arrangement {
  readonly side: 'front' | 'right' | 'both';
  readonly columns: number;
}

const arrangements = (blocks: number): Arrangement[] => [
  { side: 'front', columns: blocks },
  { side: 'front', columns: Math.ceil(blocks / 2) },
  { side: 'right', columns: 1 },
  { side: 'right', columns: 2 },
  { side: 'both', columns: 2 },
];

function planFor(
  { floor: { rows, columns: across } }: Space,
  blocks: number,
  arrangement: Arrangement,
): StagePlan {
  const radius = Math.hypot(rows + 2 * STAGE_RIM, across + 2 * STAGE_RIM) / 2;
  const slots = slotsOf(blocks, arrangement, radius);
  const tray = slots.flatMap(([x, , z]) =>
    corners([x - SLOT / 2, 0, z - SLOT / 2], [x + SLOT / 2, TRAY_SCALE * TOP, z + SLOT / 2]),
  );
  const ends = (axis: 0 | 2): [number, number] => {
    const places = [0, ...tray.map((corner) => corner[axis])];
    return [Math.min(...places), Math.max(...places)];
  };
  return {
    slots,
    tray: [...ends(0), ...ends(2)],
    frame: [...ring(radius, 0), ...ring(radius - 2 * STAGE_RIM, TOP + ABOVE), ...tray],
    radius,
  };
}

function slotsOf(blocks: number, { side, columns }: Arrangement, radius: number): V3[] {
  const lines = Math.ceil(blocks / columns);
  return Array.from({ length: blocks }, (_, number): V3 => {
    const line = Math.floor(number / columns);
    const column = number % columns;
    const depth = (line - (lines - 1) / 2) * LINE;
    if (side === 'both') return [(column === 0 ? -1 : 1) * (radius + SLOT / 2), 0, depth];
    if (side === 'right') return [radius + (column + 0.5) * SLOT, 0, depth];
    const inLine = Math.min(columns, blocks - line * columns);
    return [(column - (inLine - 1) / 2) * SLOT, 0, radius + SLOT / 2 + 0.2 + line * LINE];
  });
}

/** The points that the picture must contain if the layers are apart. */
export const stretched = ({ frame, radius }: StagePlan, apart: number): readonly V3[] =>
  apart > 0 ? [...frame, ...ring(radius - 2 * STAGE_RIM, TOP + apart + ABOVE)] : frame;

const ring = (radius: number, y: number): V3[] =>
  Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  });

const corners = ([left, low, far]: V3, [right, high, near]: V3): V3[] =>
  [left, right].flatMap((x) => [low, high].flatMap((y) => [far, near].map((z): V3 => [x, y, z])));

/** The height of the floor of a layer. */
export const floorAt = (layer: number, apart: number): number => layer * (1 + apart);

/** The far left corner of a cube, relative to the center of the unturned board. */
export const blockCornerOf = ({ floor }: Space, [layer, row, column]: Cube): V3 => [
  column - floor.columns / 2,
  layer,
  row - floor.rows / 2,
];

/** The height of the lowest cubes of a held block: above the chosen layer, or above all `used` layers. */
export const hoverOf = (depth: Depth, used: number, apart: number): number =>
  (depth !== 'lowest' ? floorAt(depth, apart) : used > 0 ? floorAt(used - 1, apart) + 1 : 0) + HOVER;

/** The pivot of a block for turns: the center of the floor of its bounding box. */
export function pivotOf(cubes: readonly Cube[]): V3 {
  const middle = (axis: 0 | 1 | 2): number => {
    const places = cubes.map((cube) => cube[axis]);
    return (Math.min(...places) + Math.max(...places) + 1) / 2;
  };
  return [middle(2), Math.min(...cubes.map(([layer]) => layer)), middle(1)];
}
