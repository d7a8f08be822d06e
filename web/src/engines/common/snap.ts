/** From a continuous position to a cell. */

import { type Cell, type Point, sum } from './cells.ts';

/** How far, in cells, a neighbor of the nearest place may be to be taken instead of it. */
export const REACH = 0.6;

/**
 * What `settle` finds at the cell nearest to a continuous position. If it finds nothing there, what it finds at the
 * only neighbor within reach where it finds anything.
 */
export function snapped<T>(exact: Point, settle: (cell: Cell) => T | undefined): T | undefined {
  const nearest = rounded(exact);
  const found = settle(nearest);
  if (found !== undefined) return found;
  const others = neighbors(nearest)
    .filter((cell) => distance(cell, exact) <= REACH)
    .map(settle)
    .filter((one) => one !== undefined);
  return others.length === 1 ? others[0] : undefined;
}

export const rounded = ({ x, y }: Point): Cell => [Math.round(y), Math.round(x)];

const AROUND: readonly Cell[] = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column): Cell => [row, column]));

const neighbors = (cell: Cell): Cell[] =>
  AROUND.filter(([row, column]) => row !== 0 || column !== 0).map((by) => sum(cell, by));

/** Along the worse axis: a neighbor across a corner counts as near as one beside. */
const distance = ([row, column]: Cell, { x, y }: Point): number =>
  Math.max(Math.abs(column - x), Math.abs(row - y));
