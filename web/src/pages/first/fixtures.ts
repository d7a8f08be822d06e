/** A plain solver for the starter boards. */

import type { Cell } from '../../engines/common/cells.ts';
import { parseRegion } from '../../engines/common/cells.ts';
import { FLAT } from '../../engines/flat/fixtures.ts';

export interface Laid {
  readonly piece: string;
  readonly orientation: number;
  readonly cell: Cell;
}

/** One tiling of the region. */
export function tilingOf(region: string, pieces: readonly string[]): Laid[] {
  const open = new Set(
    region.split('/').flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [`${r},${c}`] : []))),
  );
  const { rows, columns } = parseRegion(region);
  const found = search(open, pieces, rows, columns);
  if (!found) throw new Error(`${region} has no tiling by ${pieces}`);
  return found;
}

function search(
  open: Set<string>,
  pieces: readonly string[],
  rows: number,
  columns: number,
): Laid[] | undefined {
  const [piece, ...others] = pieces;
  if (piece === undefined) return open.size === 0 ? [] : undefined;
  for (const [orientation, cells] of (FLAT.get(piece)?.orientations ?? []).entries())
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const covered = cells.map(([r, c]) => `${r + row},${c + column}`);
        if (!covered.every((cell) => open.has(cell))) continue;
        const rest = search(
          new Set([...open].filter((cell) => !covered.includes(cell))),
          others,
          rows,
          columns,
        );
        if (rest) return [{ piece, orientation, cell: [row, column] }, ...rest];
      }
  return undefined;
}
