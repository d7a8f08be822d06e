/** Pictures of blocks, seen from above with upper layers shifted up and to the left, so that two walls show. */

import type { Point } from '../common/cells.ts';
import { keyOfVec } from '../common/placements.ts';
import type { Cube } from './space.ts';

/** The shift per layer, in cells. */
const LEFT = 0.26;
const UP = 0.4;

export interface Face {
  readonly side: 'top' | 'near' | 'right';
  readonly index: number;
  readonly d: string;
}

/** The top left corner of the upper face of a cube. */
export const topOf = ([layer, row, column]: Cube): Point => ({
  x: column - layer * LEFT,
  y: row - layer * UP,
});

/** The visible faces, from back to front. */
export function facesOf(cubes: readonly Cube[]): Face[] {
  const has = new Set(cubes.map(keyOfVec));
  const isOpen = (cube: Cube) => !has.has(keyOfVec(cube));
  return cubes
    .map((cube, index) => ({ cube, index }))
    .sort((a, b) => a.cube[0] - b.cube[0] || a.cube[1] - b.cube[1] || a.cube[2] - b.cube[2])
    .flatMap(({ cube, index }): Face[] => {
      const [layer, row, column] = cube;
      const { x, y } = topOf(cube);
      const faces: Face[] = [];
      if (isOpen([layer, row + 1, column]))
        faces.push({ side: 'near', index, d: `M${x},${y + 1}h1l${LEFT},${UP}h-1z` });
      if (isOpen([layer, row, column + 1]))
        faces.push({ side: 'right', index, d: `M${x + 1},${y}v1l${LEFT},${UP}v-1z` });
      if (isOpen([layer + 1, row, column])) faces.push({ side: 'top', index, d: `M${x},${y}h1v1h-1z` });
      return faces;
    });
}

/** The center of the picture. */
export function pictureCenter(cubes: readonly Cube[]): Point {
  const tops = cubes.map(topOf);
  const xs = tops.map(({ x }) => x);
  const ys = tops.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs) + 1 + LEFT) / 2,
    y: (Math.min(...ys) + Math.max(...ys) + 1 + UP) / 2,
  };
}

/** The index of the cube with the mark: the one nearest to the center with no cube on top. */
export function markedOf(cubes: readonly Cube[]): number {
  const has = new Set(cubes.map(keyOfVec));
  const middle = pictureCenter(cubes);
  const far = (cube: Cube) => {
    const { x, y } = topOf(cube);
    return Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y);
  };
  return cubes.reduce((best, cube, index) => {
    if (has.has(keyOfVec([cube[0] + 1, cube[1], cube[2]]))) return best;
    const before = cubes[best];
    return before === undefined || far(cube) < far(before) - 1e-9 ? index : best;
  }, -1);
}
