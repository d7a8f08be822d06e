/** Ray casting against blocks and the board. Pure. */

import { type Cell, keyOf, type Point } from '../../../engines/common/cells.ts';
import type { PieceId } from '../../../engines/common/pieces.ts';
import type { Space } from '../../../engines/solid/space.ts';
import type { BlockPose } from './blockPoses.ts';
import { type Ray, reached, subtract, swung, times, type V3 } from './vectors.ts';

export interface Hit {
  readonly piece: PieceId;
  /** The index of the cube. */
  readonly index: number;
  /** The point on the cube as seen from above, 0 to 1 on each axis. */
  readonly hold: Point;
  /** The distance, in lengths of the ray. */
  readonly lengths: number;
  /** The normal of the side that was hit. */
  readonly side: V3;
}

/** The ray in the coordinates of the turntable. */
export const turnedBack = ({ from, along }: Ray, yaw: number): Ray => ({
  from: swung(from, -yaw),
  along: swung(along, -yaw),
});

/** The nearest cube hit by the ray. Each block is turned by the yaw about its pivot. */
export function hit(ray: Ray, blocks: readonly BlockPose[], yaw: number): Hit | undefined {
  const hits = blocks.flatMap((block) => hitsOf(ray, block, yaw));
  return hits.reduce<Hit | undefined>(
    (best, one) => (best && best.lengths <= one.lengths ? best : one),
    undefined,
  );
}

function hitsOf(ray: Ray, { piece, corners, pivot, at, scale }: BlockPose, yaw: number): Hit[] {
  const own = turnedBack({ from: subtract(ray.from, at), along: ray.along }, yaw);
  const inner: Ray = {
    from: subtract(times(own.from, 1 / scale), times(pivot, -1)),
    along: times(own.along, 1 / scale),
  };
  return corners.flatMap((corner, index) => {
    const entered = entry(inner, corner);
    if (entered === undefined) return [];
    const [x, , z] = subtract(reached(inner, entered.lengths), corner);
    return [{ piece, index, hold: { x: share(x), y: share(z) }, ...entered }];
  });
}

const share = (value: number): number => Math.min(Math.max(value, 0), 1);

/** Where the ray enters the unit cube with its least corner at `corner`; undefined if it misses. */
function entry({ from, along }: Ray, corner: V3): Pick<Hit, 'lengths' | 'side'> | undefined {
  let [enters, leaves] = [0, Number.POSITIVE_INFINITY];
  let side: V3 = [0, 1, 0];
  for (const axis of [0, 1, 2] as const) {
    const [low, high] = [corner[axis] - from[axis], corner[axis] + 1 - from[axis]];
    if (along[axis] === 0) {
      if (low > 0 || high < 0) return undefined;
      continue;
    }
    const times = [low / along[axis], high / along[axis]] as const;
    if (Math.min(...times) > enters) {
      enters = Math.min(...times);
      side = [0, 1, 2].map((other) => (other === axis ? -Math.sign(along[axis]) : 0)) as unknown as V3;
    }
    leaves = Math.min(leaves, Math.max(...times));
  }
  return enters > 0 && enters <= leaves ? { lengths: enters, side } : undefined;
}

/** The point where the ray meets the plane at `height`, in cells of the board; undefined if it does not. */
export function onLevel(ray: Ray, yaw: number, height: number, { floor }: Space): Point | undefined {
  const { from, along } = turnedBack(ray, yaw);
  if (along[1] >= -1e-6) return undefined;
  const lengths = (height - from[1]) / along[1];
  if (lengths <= 0) return undefined;
  const [x, , z] = reached({ from, along }, lengths);
  return { x: x + floor.columns / 2, y: z + floor.rows / 2 };
}

/** The cell of the base that the ray meets at `height`; undefined if there is none. */
export function cellUnder(ray: Ray, yaw: number, height: number, region: Space): Cell | undefined {
  const at = onLevel(ray, yaw, height, region);
  const cell: Cell | undefined = at && [Math.floor(at.y), Math.floor(at.x)];
  return cell && region.floor.keys.has(keyOf(cell)) ? cell : undefined;
}
