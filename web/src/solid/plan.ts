/** Where the two slices and the tray lie on a mat, and which slice a point belongs to. In cells as unit. */

import type { Point } from '../board/cells.ts';
import { type Layout, layout, RIM } from '../board/layout.ts';
import { LAYERS, type Layer } from './space.ts';

/** The lower layer's first cell is at the origin; the upper layer lies to the right of it. */
export interface Plan extends Layout {
  /** How far to the right of the lower layer the upper one is drawn. */
  readonly apart: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const BETWEEN = 0.3;
/** Room above each slice for its name. */
export const HEADING = 0.85;
/** The longest block as it is pictured, with air. */
const LONGEST = 4.6;
const LARGEST_SCALE = 0.85;

export function planOf(rows: number, columns: number, count: number, mat: Size): Plan {
  const apart = columns + 2 * RIM + BETWEEN;
  const both = layout(rows + HEADING, apart + columns, count, mat);
  const down = (point: Point): Point => ({ x: point.x, y: point.y - HEADING });
  return {
    ...both,
    apart,
    box: { ...both.box, y: both.box.y - HEADING },
    card: { x: -RIM, y: -RIM, width: columns + 2 * RIM, height: rows + 2 * RIM },
    slots: both.slots.map(down),
    scale: Math.min(both.slot / LONGEST, LARGEST_SCALE),
  };
}

/** The slice that a point belongs to, also below and above it, and where the point is on the board. */
export function sliceAt(plan: Plan, { x, y }: Point): { readonly layer: Layer; readonly at: Point } {
  const layer = x < plan.apart - RIM - BETWEEN / 2 ? 0 : 1;
  return { layer, at: { x: x - layer * plan.apart, y } };
}

/** Where a point of the board is drawn in a layer's slice. */
export const inSlice = (plan: Plan, layer: number, { x, y }: Point): Point => ({
  x: x + layer * plan.apart,
  y,
});

/** Where each slice's first cell is drawn. */
export const slicesOf = (plan: Plan): { readonly layer: Layer; readonly x: number }[] =>
  LAYERS.map((layer) => ({ layer, x: layer * plan.apart }));
