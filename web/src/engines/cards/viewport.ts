/** The player's view of the lattice: zoom and pan. Pure. */

import type { Cell, Point } from '../common/cells.ts';
import type { Key } from '../common/keys.ts';
import { ARROWS } from '../common/keys.ts';
import { sizeOf } from './card.ts';
import { cellsAt, type Extent, LARGEST_CELL, type MatPlan, middleOf } from './matPlan.ts';

export interface Viewport {
  /** The side of a cell, in pixels. */
  readonly cell: number;
  /** The point at the center of the lattice area, in cells. */
  readonly middle: Point;
}

/** The side of a cell, in pixels, at which symbols are easy to recognize. */
export const CLOSE_CELL = 42;
const FARTHEST_CELL = 8;
/** The zoom factor of a key press, and its pan in cells. */
const KEY_FACTOR = 1.3;
const KEY_CELLS = 2;

/** The current viewport of a plan. */
export const viewportOf = (plan: MatPlan): Viewport => ({
  cell: plan.cell,
  middle: cellsAt(plan, centerOf(plan)),
});

const centerOf = ({ area }: MatPlan): Point => ({ x: area.x + area.width / 2, y: area.y + area.height / 2 });

/** The plan with the lattice shown through a viewport; the hand is unchanged. */
export function lookedAt(plan: MatPlan, { cell, middle }: Viewport): MatPlan {
  const center = centerOf(plan);
  return { ...plan, cell, origin: { x: center.x - middle.x * cell, y: center.y - middle.y * cell } };
}

/** The viewport after a pan by pixels. */
export const panned = ({ cell, middle }: Viewport, by: Point): Viewport => ({
  cell,
  middle: { x: middle.x - by.x / cell, y: middle.y - by.y / cell },
});

/** The viewport after a zoom by `times` about a point of the mat. */
export function zoomed(plan: MatPlan, times: number, at: Point = centerOf(plan)): Viewport {
  const cell = Math.min(Math.max(plan.cell * times, FARTHEST_CELL), LARGEST_CELL);
  const [under, center] = [cellsAt(plan, at), centerOf(plan)];
  return {
    cell,
    middle: { x: under.x - (at.x - center.x) / cell, y: under.y - (at.y - center.y) / cell },
  };
}

type Pair = readonly [Point, Point];

/** The viewport after a pinch, which zooms and pans. */
export function pinched(plan: MatPlan, before: Pair, after: Pair): Viewport {
  const [from, to] = [halfway(before), halfway(after)];
  const near = zoomed(plan, apart(after) / Math.max(apart(before), 1), from);
  return panned(near, { x: to.x - from.x, y: to.y - from.y });
}

const halfway = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The viewport with its center clamped to the extent, so that placed cards stay in view. */
export const kept = (viewport: Viewport, { top, left, rows, columns }: Extent): Viewport => ({
  ...viewport,
  middle: {
    x: Math.min(Math.max(viewport.middle.x, left), left + columns),
    y: Math.min(Math.max(viewport.middle.y, top), top + rows),
  },
});

/** The viewport zoomed in to a readable size about a point in cells. */
export function closer(plan: MatPlan, at: Point = cellsAt(plan, centerOf(plan))): Viewport {
  return { cell: Math.min(Math.max(CLOSE_CELL, plan.cell * KEY_FACTOR), LARGEST_CELL), middle: at };
}

/** The viewport panned just enough to show a whole hovering card. */
export function following(plan: MatPlan, turn: number, [row, column]: Cell): Viewport {
  const viewport = viewportOf(plan);
  const { rows, columns } = sizeOf(turn);
  const reach = { x: plan.area.width / plan.cell / 2, y: plan.area.height / plan.cell / 2 };
  return {
    ...viewport,
    middle: {
      x: within(viewport.middle.x, column + columns - reach.x, column + reach.x),
      y: within(viewport.middle.y, row + rows - reach.y, row + reach.y),
    },
  };
}

/** The value clamped to the range; the midpoint of the bounds if they cross. */
const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/** The center of a card, in cells. */
export function middleAt(turn: number, [row, column]: Cell): Point {
  const { x, y } = middleOf(turn);
  return { x: column + x, y: row + y };
}

/** The effect of a key: a viewport, `whole` to reset, or none. Digit keys pick cards, whatever their character. */
export function viewportByKey(plan: MatPlan, key: Key, singles = true): Viewport | 'whole' | undefined {
  if (key.ctrl || key.alt) return undefined;
  const by = ARROWS[key.key];
  if (by && key.shift) {
    const { cell, middle } = viewportOf(plan);
    return { cell, middle: { x: middle.x + by[1] * KEY_CELLS, y: middle.y + by[0] * KEY_CELLS } };
  }
  if (!singles) return undefined;
  if (/^(Digit|Numpad)0$/.test(key.code)) return 'whole';
  if (/^Digit/.test(key.code)) return undefined;
  if (key.key === '+' || key.key === '=') return zoomed(plan, KEY_FACTOR);
  return key.key === '-' ? zoomed(plan, 1 / KEY_FACTOR) : undefined;
}
