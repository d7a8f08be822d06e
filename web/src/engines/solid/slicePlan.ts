/** The layout of the two slices and the tray on a mat, in cells, and the slice at a point. */

import type { Point } from '../common/cells.ts';
import { type MatLayout, matLayout, RIM } from '../common/matLayout.ts';
import { LAYERS, type Layer } from './space.ts';

/** The layout of a mat; the origin is the first cell of the lower slice. */
export interface SlicePlan extends MatLayout {
  /** The offset from the lower slice to the upper one: to the right or upward. */
  readonly apart: Point;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const BETWEEN = 0.3;
/** The height of the heading above each slice. */
export const HEADING = 0.85;
/** The length of the longest block in a picture, with padding. */
const LONGEST = 4.6;
const LARGEST_SCALE = 0.85;

/** The gain in cell size that makes stacking worth it: slices side by side are easier to compare. */
const MUCH_LARGER = 1.2;
/** The least side of a cell that can be touched, in pixels: WCAG 2.5.8. */
const LEAST = 24;

/** The slices side by side, or stacked if that makes cells much larger, as on a phone, or only then large enough. */
export function slicePlanOf(rows: number, columns: number, count: number, mat: Size): SlicePlan {
  const beside = planned(rows, columns, count, mat, { x: columns + 2 * RIM + BETWEEN, y: 0 });
  const above = planned(rows, columns, count, mat, { x: 0, y: -(rows + 2 * RIM + BETWEEN + HEADING) });
  const isOnlyLargeEnough = beside.cell < LEAST && above.cell >= LEAST;
  return above.cell > MUCH_LARGER * beside.cell || isOnlyLargeEnough ? above : beside;
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

/** The nearest slice of a point, and the point on the board. */
export function sliceAt(plan: SlicePlan, { x, y }: Point): { readonly layer: Layer; readonly at: Point } {
  const { apart, card } = plan;
  const isUpper = apart.x > 0 ? x >= apart.x + card.x - BETWEEN / 2 : y < card.y - HEADING - BETWEEN / 2;
  const layer = isUpper ? 1 : 0;
  return { layer, at: { x: x - layer * apart.x, y: y - layer * apart.y } };
}

/** The position of a board point in the slice of a layer. */
export const inSlice = ({ apart }: SlicePlan, layer: number, { x, y }: Point): Point => ({
  x: x + layer * apart.x,
  y: y + layer * apart.y,
});

/** The position of the first cell of each slice. */
export const slicesOf = (plan: SlicePlan): { readonly layer: Layer; readonly at: Point }[] =>
  LAYERS.map((layer) => ({ layer, at: inSlice(plan, layer, { x: 0, y: 0 }) }));
