/** The positions of the two slices and the tray on a mat, and the slice that a point belongs to. The unit is a cell. */

import type { Point } from '../common/cells.ts';
import { type MatLayout, matLayout, RIM } from '../common/matLayout.ts';
import { LAYERS, type Layer } from './space.ts';

/** The lower layer's first cell is at the origin. */
export interface SlicePlan extends MatLayout {
  /** From the lower layer to where the upper one is drawn: to the right of it, or above it. */
  readonly apart: Point;
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

/** One slice above the other has to be worth it: side by side they are compared more easily. */
const MUCH_LARGER = 1.2;

/** Side by side, or the upper above the lower where that makes cells much larger: on a phone. */
export function slicePlanOf(rows: number, columns: number, count: number, mat: Size): SlicePlan {
  const beside = planned(rows, columns, count, mat, { x: columns + 2 * RIM + BETWEEN, y: 0 });
  const above = planned(rows, columns, count, mat, { x: 0, y: -(rows + 2 * RIM + BETWEEN + HEADING) });
  return above.cell > MUCH_LARGER * beside.cell ? above : beside;
}

function planned(rows: number, columns: number, count: number, mat: Size, apart: Point): SlicePlan {
  const top = HEADING - apart.y;
  const both = matLayout(rows + top, columns + apart.x, count, mat);
  const down = (point: Point): Point => ({ x: point.x, y: point.y - top });
  return {
    ...both,
    apart,
    box: { ...both.box, y: both.box.y - top },
    card: { x: -RIM, y: -RIM, width: columns + 2 * RIM, height: rows + 2 * RIM },
    slots: both.slots.map(down),
    scale: Math.min(both.slot / LONGEST, LARGEST_SCALE),
  };
}

/** The slice that a point belongs to, also beside it, and where the point is on the board. */
export function sliceAt(plan: SlicePlan, { x, y }: Point): { readonly layer: Layer; readonly at: Point } {
  const { apart, card } = plan;
  const isUpper = apart.x > 0 ? x >= apart.x + card.x - BETWEEN / 2 : y < card.y - HEADING - BETWEEN / 2;
  const layer = isUpper ? 1 : 0;
  return { layer, at: { x: x - layer * apart.x, y: y - layer * apart.y } };
}

/** Where a point of the board is drawn in a layer's slice. */
export const inSlice = ({ apart }: SlicePlan, layer: number, { x, y }: Point): Point => ({
  x: x + layer * apart.x,
  y: y + layer * apart.y,
});

/** Where each slice's first cell is drawn. */
export const slicesOf = (plan: SlicePlan): { readonly layer: Layer; readonly at: Point }[] =>
  LAYERS.map((layer) => ({ layer, at: inSlice(plan, layer, { x: 0, y: 0 }) }));
