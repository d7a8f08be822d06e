/** Keeps a held piece over the board: where no piece can lie, none is shown. Pure. */

import { type Cell, difference, type Region, sum } from './cells.ts';

/** The place nearest to `at` where cells, relative to it, stay within the bounds of the ground; larger pieces overhang it. */
export function inside(cells: readonly Cell[], at: Cell, { rows, columns }: Region): Cell {
  const over = cells.map((cell) => sum(cell, at));
  return difference(at, [
    overhang(
      over.map(([row]) => row),
      rows,
    ),
    overhang(
      over.map(([, column]) => column),
      columns,
    ),
  ]);
}

/** How far a span of indices overhangs a row of `size` cells: subtract it to move the span back. */
function overhang(indices: readonly number[], size: number): number {
  const over = Math.max(...indices) - (size - 1);
  const under = Math.min(...indices);
  if (under < 0) return under;
  return over > 0 ? Math.min(over, under) : 0;
}
