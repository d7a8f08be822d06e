/** Builds three.js geometries from shapes. */

import { BoxGeometry, BufferAttribute, BufferGeometry } from 'three';
import type { Cell } from '../../../engines/common/cells.ts';
import type { Cube } from '../../../engines/solid/space.ts';
import { type Edge, edgesOf, type Shape, shapeOf } from './shapes.ts';
import type { V3 } from './vectors.ts';

function geometryOf({ places, normals, shades, spots, triangles }: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(places, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setAttribute('color', new BufferAttribute(shades, 3));
  geometry.setAttribute('uv', new BufferAttribute(spots, 2));
  geometry.setIndex(new BufferAttribute(triangles, 1));
  return geometry;
}

/** The geometry of each layer of a block, from the lowest. */
export const layersOf = (block: readonly Cube[]): BufferGeometry[] => {
  const top = Math.max(...block.map(([layer]) => layer));
  return Array.from({ length: top + 1 }, (_, layer) => geometryOf(shapeOf(block, layer)));
};

/** A thin floor of cells with its upper side at height 0. */
export function floorOf(cells: readonly Cell[]): BufferGeometry {
  const geometry = geometryOf(
    shapeOf(
      cells.map(([row, column]): Cube => [-1, row, column]),
      -1,
    ),
  );
  return geometry.scale(1, 0.06, 1);
}

/** A box with its least corner at the origin. */
export const slabOf = (width: number, height: number, depth: number): BufferGeometry =>
  plainly(new BoxGeometry(width, height, depth).translate(width / 2, height / 2, depth / 2));

/** The geometry with white vertex colors. All lit geometries have vertex colors, so that they share a program. */
function plainly(geometry: BufferGeometry): BufferGeometry {
  const shades = new Float32Array(geometry.getAttribute('position').count * 3).fill(1);
  return geometry.setAttribute('color', new BufferAttribute(shades, 3));
}

/** Horizontal unit squares, each at its own height. */
export function tilesOf(tiles: readonly V3[], inset = 0.04): BufferGeometry {
  const places = tiles.flatMap(([x, y, z]) => {
    const [left, right, far, near] = [x + inset, x + 1 - inset, z + inset, z + 1 - inset];
    return [left, y, far, left, y, near, right, y, near, right, y, far];
  });
  const triangles = tiles.flatMap((_, tile) => [0, 1, 2, 0, 2, 3].map((corner) => tile * 4 + corner));
  return plain(places, triangles);
}

/** The edges of the hull of a block as bars. */
export const barsOf = (block: readonly Cube[], thick: number, dashed: boolean): BufferGeometry =>
  bars(edgesOf(block), thick, dashed);

/** The outline of cells as bars at height 0. */
export const outlineOf = (cells: readonly Cell[], thick: number): BufferGeometry =>
  bars(
    edgesOf(cells.map(([row, column]): Cube => [0, row, column])).filter(
      ({ from, to }) => from[1] === 0 && to[1] === 0,
    ),
    thick,
    false,
  );

function bars(edges: readonly Edge[], thick: number, dashed: boolean): BufferGeometry {
  const pieces = edges.flatMap((edge) => (dashed ? dashes(edge) : [edge]));
  const half = thick / 2;
  const corner = (at: V3, sign: number): V3 => [
    at[0] + sign * half,
    at[1] + sign * half,
    at[2] + sign * half,
  ];
  const boxes = pieces.map(({ from, to }) => boxBetween(corner(from, -1), corner(to, 1)));
  return plain(
    boxes.flat(),
    boxes.flatMap((_, box) => BOX.map((index) => box * 8 + index)),
  );
}

/** The three dashes of an edge. */
const dashes = ({ from, to }: Edge): Edge[] =>
  [0.08, 0.42, 0.76].map((start) => ({
    from: between(from, to, start),
    to: between(from, to, start + 0.16),
  }));

const between = (from: V3, to: V3, share: number): V3 => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const boxBetween = (low: V3, high: V3): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) => [
    corner & 1 ? high[0] : low[0],
    corner & 2 ? high[1] : low[1],
    corner & 4 ? high[2] : low[2],
  ]);

const BOX = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
].flatMap(([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, a, c, d]);

function plain(places: readonly number[], triangles: readonly number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  geometry.setIndex(new BufferAttribute(new Uint16Array(triangles), 1));
  return geometry;
}
