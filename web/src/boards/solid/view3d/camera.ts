/**
 * The camera of the stage. The board is on a turntable: its yaw turns the board, never the light or the tray, and
 * the camera only goes up and down before it.
 */

import type { Point } from '../../../engines/common/cells.ts';
import { add, dot, type Ray, subtract, times, type V3 } from './vectors.ts';

/** Angles in radians. */
export interface CameraView {
  readonly yaw: number;
  /** 0: level with the table; a quarter turn: from straight above. */
  readonly pitch: number;
  /** How many times larger than at first. */
  readonly zoom: number;
}

export const QUARTER = Math.PI / 2;
const DEGREE = Math.PI / 180;
export const HOME: CameraView = { yaw: -0.26, pitch: 53 * DEGREE, zoom: 1 };
export const PITCHES = [15 * DEGREE, QUARTER] as const;
export const ZOOMS = [0.7, 1.8] as const;
/** From the lower edge of the picture to the upper. */
export const FIELD_OF_VIEW = 26 * DEGREE;

/** The same view within its limits: never from below the table, never too near or too far. */
export const clamped = ({ yaw, pitch, zoom }: CameraView): CameraView => ({
  yaw,
  pitch: within(pitch, PITCHES),
  zoom: within(zoom, ZOOMS),
});

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(value, least), most);

/** The view after a pull across the picture: half a turn for its whole width. */
export function pulled(view: CameraView, by: Point, size: number): CameraView {
  const angle = Math.PI / Math.max(size, 1);
  return clamped({ ...view, yaw: view.yaw + by.x * angle, pitch: view.pitch + by.y * angle });
}

/** The views that have names: the board's four sides, and from above. */
export const VIEW_SIDES = ['front', 'right', 'back', 'left', 'top', 'home'] as const;
export type ViewSide = (typeof VIEW_SIDES)[number];

const YAWS = { front: 0, right: -QUARTER, back: 2 * QUARTER, left: QUARTER } as const;

/** That side of the board before the player, by the shorter way round. */
export function facing(side: ViewSide, view: CameraView): CameraView {
  if (side === 'home') return { ...HOME, yaw: nearest(HOME.yaw, view.yaw) };
  if (side === 'top') return { ...view, yaw: Math.round(view.yaw / QUARTER) * QUARTER, pitch: QUARTER };
  return { ...view, yaw: nearest(YAWS[side], view.yaw), pitch: Math.min(view.pitch, HOME.pitch) };
}

/** The next side to the left or right. */
export const sideways = (view: CameraView, quarters: number): CameraView => ({
  ...view,
  yaw: (Math.round(view.yaw / QUARTER) + quarters) * QUARTER,
});

/** The angle among those that mean the same which is nearest to another. */
export const nearest = (angle: number, to: number): number =>
  angle + Math.round((to - angle) / (2 * Math.PI)) * 2 * Math.PI;

/** Which side is before the player. */
export const quarterOf = (yaw: number): number => ((Math.round(yaw / QUARTER) % 4) + 4) % 4;

/** The position of the camera, and the center of its picture. */
export interface Shot {
  readonly target: V3;
  readonly distance: number;
  readonly pitch: number;
  /** Width by height of the picture. */
  readonly aspect: number;
}

const TAN = Math.tan(FIELD_OF_VIEW / 2);
const RIGHT: V3 = [1, 0, 0];
const upOf = (pitch: number): V3 => [0, Math.cos(pitch), -Math.sin(pitch)];
const backOf = (pitch: number): V3 => [0, Math.sin(pitch), Math.cos(pitch)];

export const eyeOf = ({ target, distance, pitch }: Shot): V3 => add(target, times(backOf(pitch), distance));

/** From the eye through a point of the picture, 0 to 1 rightward and downward. */
export function rayThrough(shot: Shot, { x, y }: Point): Ray {
  const ahead = times(backOf(shot.pitch), -1);
  const right = times(RIGHT, (2 * x - 1) * TAN * shot.aspect);
  const up = times(upOf(shot.pitch), (1 - 2 * y) * TAN);
  return { from: eyeOf(shot), along: add(ahead, add(right, up)) };
}

/** Where a point of the stage is in the picture: the inverse of `rayThrough`. */
export function seenAt(shot: Shot, point: V3): Point {
  const from = subtract(point, eyeOf(shot));
  const depth = -dot(from, backOf(shot.pitch)) * TAN;
  return {
    x: (dot(from, RIGHT) / (depth * shot.aspect) + 1) / 2,
    y: (1 - dot(from, upOf(shot.pitch)) / depth) / 2,
  };
}

/** The nearest shot that has all the points in its picture; `margin` of each half stays free. */
export function shotOf(points: readonly V3[], pitch: number, aspect: number, margin = 0.06): Shot {
  let [near, far] = [1, 400];
  while (far - near > 0.01) {
    const middle = (near + far) / 2;
    if (framed(points, pitch, aspect, margin, middle)) far = middle;
    else near = middle;
  }
  const [x, y] = framed(points, pitch, aspect, margin, far) ?? [0, 0];
  return { target: add(times(RIGHT, x), times(upOf(pitch), y)), distance: far, pitch, aspect };
}

/** How far the target must be shifted rightward and upward for all points to be seen; undefined: it is too near. */
function framed(
  points: readonly V3[],
  pitch: number,
  aspect: number,
  margin: number,
  distance: number,
): readonly [number, number] | undefined {
  const tan = TAN * (1 - margin);
  const depths = points.map((point) => distance - dot(point, backOf(pitch)));
  if (Math.min(...depths) <= 0) return undefined;
  const x = shift(points, RIGHT, depths, tan * aspect);
  const y = shift(points, upOf(pitch), depths, tan);
  return x === undefined || y === undefined ? undefined : [x, y];
}

function shift(points: readonly V3[], axis: V3, depths: readonly number[], tan: number): number | undefined {
  const least = Math.max(...points.map((point, index) => dot(point, axis) - (depths[index] ?? 0) * tan));
  const most = Math.min(...points.map((point, index) => dot(point, axis) + (depths[index] ?? 0) * tan));
  return least <= most ? (least + most) / 2 : undefined;
}
