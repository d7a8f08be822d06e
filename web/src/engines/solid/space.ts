/** Cubes and the space that they fill: two layers over a base. Rule: D3. */

import { type Cell, parseRegion, type Region } from '../common/cells.ts';
import { keyOfVec } from '../common/placements.ts';

/** Layer upward, row toward the player, column to the right. */
export type Cube = readonly [layer: number, row: number, column: number];

/** The layers of a board, the lower one first. */
export const LAYERS = [0, 1] as const;
export type Layer = (typeof LAYERS)[number];

/** The requested layer of a block; `lowest` is the lowest one where it fits. */
export type Depth = Layer | 'lowest';

/** The cubes to fill, and the floor under them. */
export interface Space {
  readonly floor: Region;
  readonly cells: readonly Cube[];
  readonly keys: ReadonlySet<string>;
}

/** The space over a base such as `.##/###`. */
export function spaceOver(text: string): Space {
  const floor = parseRegion(text);
  const cells = LAYERS.flatMap((layer) => floor.cells.map(([row, column]): Cube => [layer, row, column]));
  return { floor, cells, keys: new Set(cells.map(keyOfVec)) };
}

/** The projection of a cube onto the floor. */
export const floorOf = ([, row, column]: Cube): Cell => [row, column];

/** The number of layers that the cubes span. */
export function heightOf(cubes: readonly Cube[]): number {
  const layers = cubes.map(([layer]) => layer);
  return Math.max(...layers) - Math.min(...layers) + 1;
}
