/** Where there is room for everything on the stage: the board on its turntable, and the tray beside it. Pure. */

import type { Cube, Depth, Space } from '../space.ts';
import { shotOf } from './camera.ts';
import type { V3 } from './vectors.ts';

/** How far the layers are lifted apart when they are exploded, in edges of a cube. */
export const APART = 1.5;
/** How high above its layer a dragged block floats. */
export const HOVER = 0.3;
/** How large blocks in the tray are. */
export const TRAY_SCALE = 0.74;

/** A side of the place that a block has in the tray. */
export const SLOT = 2.3;
const GAP = 0.35;
const TOP = 2;

export interface Plan {
  /** The middle of each block's place in the tray, in the order of the board's blocks. */
  readonly slots: readonly V3[];
  /** What the picture must hold. */
  readonly frame: readonly V3[];
  /** The radius of the turntable. */
  readonly radius: number;
}

/** The arrangement of the tray that leaves the board largest in a picture of that shape. */
export function planOf(region: Space, blocks: number, pitch: number, aspect: number): Plan {
  const plans = arrangements(blocks).map((arrangement) => laidOut(region, blocks, arrangement));
  const sizes = plans.map(({ frame }) => shotOf(frame, pitch, aspect).distance);
  const best = plans[sizes.indexOf(Math.min(...sizes))];
  if (best === undefined) throw new RangeError('a tray has at least one arrangement');
  return best;
}

interface Arrangement {
  readonly side: 'front' | 'right';
  readonly columns: number;
}

const arrangements = (blocks: number): Arrangement[] => [
  { side: 'front', columns: blocks },
  { side: 'front', columns: Math.ceil(blocks / 2) },
  { side: 'right', columns: 1 },
  { side: 'right', columns: 2 },
];

function laidOut(
  { floor: { rows, columns: across } }: Space,
  blocks: number,
  { side, columns }: Arrangement,
): Plan {
  const radius = Math.hypot(rows, across) / 2 + GAP;
  const lines = Math.ceil(blocks / columns);
  const [width, depth] = [columns * SLOT, lines * SLOT];
  const left = side === 'front' ? -width / 2 : radius + GAP;
  const far = side === 'front' ? radius + GAP / 2 : -depth / 2;
  const slots = Array.from({ length: blocks }, (_, number): V3 => {
    const line = Math.floor(number / columns);
    const inLine = Math.min(columns, blocks - line * columns);
    const inset = side === 'front' ? ((columns - inLine) * SLOT) / 2 : 0;
    return [left + inset + ((number % columns) + 0.5) * SLOT, 0, far + (line + 0.5) * SLOT];
  });
  const tray = corners([left, 0, far], [left + width, TRAY_SCALE * TOP, far + depth]);
  return { slots, frame: [...ring(radius, 0), ...ring(radius - GAP, TOP), ...tray], radius };
}

/** The frame when the layers are apart. */
export const stretched = ({ frame, radius }: Plan, apart: number): readonly V3[] =>
  apart > 0 ? [...frame, ...ring(radius - GAP, TOP + apart)] : frame;

const ring = (radius: number, y: number): V3[] =>
  Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  });

const corners = ([left, low, far]: V3, [right, high, near]: V3): V3[] =>
  [left, right].flatMap((x) => [low, high].flatMap((y) => [far, near].map((z): V3 => [x, y, z])));

/** The floor of a layer, in edges of a cube. */
export const floorAt = (layer: number, apart: number): number => layer * (1 + apart);

/** Where the far left corner of a cube stands on the board before it is turned: the board's middle is the origin. */
export const cornerOf = ({ floor }: Space, [layer, row, column]: Cube): V3 => [
  column - floor.columns / 2,
  layer,
  row - floor.rows / 2,
];

/** How high the lowest cubes of a block in the air are while that layer is the active one. */
export const hoverOf = (depth: Depth, apart: number): number =>
  (depth === 'lowest' ? TOP + apart : floorAt(depth, apart)) + HOVER;

/** What keeps a block standing in its place while it is turned: the middle of the box about its cubes. */
export function pivotOf(cubes: readonly Cube[]): V3 {
  const middle = (axis: 0 | 1 | 2): number => {
    const places = cubes.map((cube) => cube[axis]);
    return (Math.min(...places) + Math.max(...places) + 1) / 2;
  };
  return [middle(2), Math.min(...cubes.map(([layer]) => layer)), middle(1)];
}
