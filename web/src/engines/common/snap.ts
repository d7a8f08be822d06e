/** Snaps a continuous position to a cell. */

import { type Cell, type Point, sum } from './cells.ts';

/** The greatest distance, in cells, at which a neighbor may replace the nearest cell. */
export const REACH = 0.6;

/**
 * The result of `settle` at the cell nearest to `exact`, or else at a neighbor within `REACH`.
 *
 * Undefined if the nearest cell has no result and several neighbors, or none, have one.
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

/** The greater distance of the two axes, so that diagonal neighbors count as near as others. */
const distance = ([row, column]: Cell, { x, y }: Point): number =>
  Math.max(Math.abs(column - x), Math.abs(row - y));
