/** Pointers that control the view: one turns it, two turn and zoom it. Pure. */

import type { Point } from '../../../engines/common/cells.ts';

/** The last position of each active pointer. */
export type Orbit = ReadonlyMap<number, Point>;

export interface Pull {
  readonly by: Point;
  /** The zoom factor. */
  readonly zoom: number;
}

export const STILL: Orbit = new Map();
/** The distance in pixels beyond which a single pointer turns the view: a shorter one may be a click. */
export const SLACK = 5;

export const grasped = (orbit: Orbit, pointer: number, at: Point): Orbit => new Map(orbit).set(pointer, at);

export function released(orbit: Orbit, pointer: number): Orbit {
  const left = new Map(orbit);
  left.delete(pointer);
  return left;
}

/** The orbit after a pointer has moved, and the change of the view; undefined while it may still be a click. */
export function dragged(
  orbit: Orbit,
  pointer: number,
  at: Point,
  slack = 0,
): readonly [Orbit, Pull | undefined] {
  const before = orbit.get(pointer);
  if (before === undefined) return [orbit, undefined];
  if (Math.hypot(at.x - before.x, at.y - before.y) < slack) return [orbit, undefined];
  const next = new Map(orbit).set(pointer, at);
  const [from, to] = [middle(orbit), middle(next)];
  const spread = spreadOf(orbit);
  return [
    next,
    { by: { x: to.x - from.x, y: to.y - from.y }, zoom: spread > 0 ? spreadOf(next) / spread : 1 },
  ];
}

function middle(orbit: Orbit): Point {
  const points = [...orbit.values()];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** The distance between the first two pointers; 0 if there is only one. */
function spreadOf(orbit: Orbit): number {
  const [one, other] = orbit.values();
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
