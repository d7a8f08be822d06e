/** Triangulates blocks: cubes with rounded edges, flat and with a seam where cubes of the block meet. Pure. */

import { keyOfVec } from '../../../engines/common/placements.ts';
import type { Cube } from '../../../engines/solid/space.ts';
import type { V3 } from './vectors.ts';

/** Vertex buffers: three numbers per vertex for position, normal and color, and two for the texture. */
export interface Shape {
  readonly places: Float32Array;
  readonly normals: Float32Array;
  readonly shades: Float32Array;
  /** Texture coordinates on each face of a cube: 0 to 1 rightward and upward within its flat part. */
  readonly spots: Float32Array;
  readonly triangles: Uint16Array;
}

/** The radius of rounded edges. */
export const ROUND = 0.085;
const SEAM = 0.74;
const RIM = 0.95;
/** The positions of the grid lines on a face. */
const LINES = [0, ROUND, 1 - ROUND, 1] as const;

/** A face of a cube: its normal, and its right and up directions. */
interface Face {
  readonly ahead: V3;
  readonly right: V3;
  readonly up: V3;
}

/** The faces, oriented so that letters are upright on walls and toward the player on horizontal faces. */
const FACES: readonly Face[] = [
  { ahead: [0, 0, 1], right: [1, 0, 0], up: [0, 1, 0] },
  { ahead: [0, 0, -1], right: [-1, 0, 0], up: [0, 1, 0] },
  { ahead: [1, 0, 0], right: [0, 0, -1], up: [0, 1, 0] },
  { ahead: [-1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  { ahead: [0, 1, 0], right: [1, 0, 0], up: [0, 0, -1] },
  { ahead: [0, -1, 0], right: [1, 0, 0], up: [0, 0, 1] },
];

/** The shape of one layer of a block. Edges are not rounded where other cubes of the block adjoin. */
export function shapeOf(block: readonly Cube[], layer: number): Shape {
  const has = new Set(block.map(keyOfVec));
  const adjoins = ([layer, row, column]: Cube, [x, y, z]: V3) =>
    has.has(keyOfVec([layer + y, row + z, column + x]));
  const places: number[] = [];
  const normals: number[] = [];
  const shades: number[] = [];
  const spots: number[] = [];
  const triangles: number[] = [];
  for (const cube of block.filter(([own]) => own === layer)) {
    for (const face of FACES) {
      const first = places.length / 3;
      for (const v of LINES) {
        for (const u of LINES) {
          const { place, normal } = rounded(pointOn(face, u, v), face, (to) => adjoins(cube, to));
          const shade = seam(face, u, v, (to) => adjoins(cube, to));
          places.push(place[0] + cube[2], place[1] + cube[0], place[2] + cube[1]);
          normals.push(...normal);
          shades.push(shade, shade, shade);
          spots.push(within(u), within(v));
        }
      }
      triangles.push(...grid(first));
    }
  }
  return {
    places: new Float32Array(places),
    normals: new Float32Array(normals),
    shades: new Float32Array(shades),
    spots: new Float32Array(spots),
    triangles: new Uint16Array(triangles),
  };
}

const within = (place: number): number => Math.min(Math.max((place - ROUND) / (1 - 2 * ROUND), 0), 1);

/** A point on the surface of the cube before rounding, 0 to 1 on each axis. */
function pointOn({ ahead, right, up }: Face, u: number, v: number): V3 {
  const along = (axis: 0 | 1 | 2) => 0.5 + ahead[axis] / 2 + right[axis] * (u - 0.5) + up[axis] * (v - 0.5);
  return [along(0), along(1), along(2)];
}

/** The point moved to the rounded surface of its edge or corner, and the normal there. */
function rounded(point: V3, { ahead }: Face, adjoins: (to: V3) => boolean): { place: V3; normal: V3 } {
  const core = [0, 1, 2].map((axis) => {
    const toward = (sign: number): V3 => [0, 1, 2].map((one) => (one === axis ? sign : 0)) as unknown as V3;
    const low = adjoins(toward(-1)) ? 0 : ROUND;
    const high = adjoins(toward(1)) ? 1 : 1 - ROUND;
    return Math.min(Math.max(point[axis] ?? 0, low), high);
  }) as unknown as V3;
  const out: V3 = [point[0] - core[0], point[1] - core[1], point[2] - core[2]];
  const far = Math.hypot(...out);
  if (far < 1e-9) return { place: point, normal: ahead };
  const normal: V3 = [out[0] / far, out[1] / far, out[2] / far];
  return {
    place: [core[0] + normal[0] * ROUND, core[1] + normal[1] * ROUND, core[2] + normal[2] * ROUND],
    normal,
  };
}

/** The brightness of the surface: slightly darker at edges, more so where two cubes of the block meet. */
function seam({ right, up }: Face, u: number, v: number, adjoins: (to: V3) => boolean): number {
  const sides = [u === 0 && negative(right), u === 1 && right, v === 0 && negative(up), v === 1 && up].filter(
    (side) => side !== false,
  );
  if (sides.some((side) => adjoins(side))) return SEAM;
  return sides.length > 0 ? RIM : 1;
}

const negative = ([x, y, z]: V3): V3 => [-x, -y, -z];

/** The triangles of a grid of four by four points. */
function grid(first: number): number[] {
  return [0, 1, 2].flatMap((line) =>
    [0, 1, 2].flatMap((step) => {
      const at = first + line * 4 + step;
      return [at, at + 1, at + 5, at, at + 5, at + 4];
    }),
  );
}

/** A straight edge of the hull of a block. */
export interface Edge {
  readonly from: V3;
  readonly to: V3;
}

/** The convex and concave edges of the hull, in pieces as long as the edge of a cube. */
export function edgesOf(block: readonly Cube[]): Edge[] {
  const has = new Set(block.map(keyOfVec));
  const seen = new Set<string>();
  return block.flatMap((cube) =>
    CUBE_EDGES.flatMap(({ axis, offset }): Edge[] => {
      const from: V3 = [cube[2] + offset[0], cube[0] + offset[1], cube[1] + offset[2]];
      const key = `${axis} ${from.join()}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const to = from.map((at, one) => at + (one === axis ? 1 : 0)) as unknown as V3;
      return isEdge(around(from, axis).map((one) => has.has(keyOfVec(one)))) ? [{ from, to }] : [];
    }),
  );
}

const CUBE_EDGES: readonly { axis: 0 | 1 | 2; offset: V3 }[] = ([0, 1, 2] as const).flatMap((axis) =>
  [0, 1].flatMap((a) =>
    [0, 1].map((b) => {
      const others = [a, b];
      return {
        axis,
        offset: [0, 1, 2].map((one) => (one === axis ? 0 : (others.shift() ?? 0))) as unknown as V3,
      };
    }),
  ),
);

/** The four cubes around an edge; the first is opposite to the last. */
function around(from: V3, axis: 0 | 1 | 2): Cube[] {
  const [one, other] = ([0, 1, 2] as const).filter((each) => each !== axis);
  return [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(([a = 0, b = 0]) => {
    const least = from.map((at, each) => at - (each === one ? a : each === other ? b : 0));
    return [least[1] ?? 0, least[2] ?? 0, least[0] ?? 0];
  });
}

/** Whether four cubes around a line form an edge: not if they are empty, full or flush. */
function isEdge([a, b, c, d]: readonly boolean[]): boolean {
  const full = [a, b, c, d].filter(Boolean).length;
  return full === 1 || full === 3 || (full === 2 && a === d);
}
