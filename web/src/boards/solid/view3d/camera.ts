/**
 * The camera of the stage. The yaw turns the board on a turntable, without the light and the tray; the camera itself
 * only moves up and down.
 */

import type { Point } from '../../../engines/common/cells.ts';
import { add, dot, type Ray, subtract, times, type V3 } from './vectors.ts';

/** A view of the board; angles are in radians. */
export interface CameraView {
  readonly yaw: number;
  /** From 0, level with the table, to a quarter turn, straight above. */
  readonly pitch: number;
  /** The magnification relative to the initial view. */
  readonly zoom: number;
}

export const QUARTER = Math.PI / 2;
const DEGREE = Math.PI / 180;
export const HOME: CameraView = { yaw: -0.26, pitch: 53 * DEGREE, zoom: 1 };
/** Lower views would show the blocks of the tray one behind the other. */
export const PITCHES = [24 * DEGREE, QUARTER] as const;
export const ZOOMS = [0.7, 1.8] as const;
/** The vertical field of view, in radians. */
export const FIELD_OF_VIEW = 26 * DEGREE;

/** The view clamped to the limits of pitch and zoom. */
export const clamped = ({ yaw, pitch, zoom }: CameraView): CameraView => ({
  yaw,
  pitch: within(pitch, PITCHES),
  zoom: within(zoom, ZOOMS),
});

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(value, least), most);

/** The view after a drag across the picture; a drag over `size` pixels is half a turn. */
export function pulled(view: CameraView, by: Point, size: number): CameraView {
  const angle = Math.PI / Math.max(size, 1);
  return clamped({ ...view, yaw: view.yaw + by.x * angle, pitch: view.pitch + by.y * angle });
}

/** The named views: the four sides of the board, from above, and the initial view. */
const VIEW_SIDES = ['front', 'right', 'back', 'left', 'top', 'home'] as const;
export type ViewSide = (typeof VIEW_SIDES)[number];

const YAWS = { front: 0, right: -QUARTER, back: 2 * QUARTER, left: QUARTER } as const;

/** The view of a side of the board, turned the shorter way around. */
export function facing(side: ViewSide, view: CameraView): CameraView {
  if (side === 'home') return { ...HOME, yaw: nearest(HOME.yaw, view.yaw) };
  if (side === 'top') return { ...view, yaw: Math.round(view.yaw / QUARTER) * QUARTER, pitch: QUARTER };
  return { ...view, yaw: nearest(YAWS[side], view.yaw), pitch: Math.min(view.pitch, HOME.pitch) };
}

/** The view turned by quarters, snapped to a side. */
export const sideways = (view: CameraView, quarters: number): CameraView => ({
  ...view,
  yaw: (Math.round(view.yaw / QUARTER) + quarters) * QUARTER,
});

/** The equivalent of an angle that is nearest to `to`. */
export const nearest = (angle: number, to: number): number =>
  angle + Math.round((to - angle) / (2 * Math.PI)) * 2 * Math.PI;

/** The quarter nearest to a yaw, 0 to 3. */
export const quarterOf = (yaw: number): number => ((Math.round(yaw / QUARTER) % 4) + 4) % 4;

/** The position of the camera: `distance` from the center of the picture. */
export interface Shot {
  readonly target: V3;
  readonly distance: number;
  readonly pitch: number;
  /** The width of the picture divided by its height. */
  readonly aspect: number;
}

const TAN = Math.tan(FIELD_OF_VIEW / 2);
const RIGHT: V3 = [1, 0, 0];
const upOf = (pitch: number): V3 => [0, Math.cos(pitch), -Math.sin(pitch)];
const backOf = (pitch: number): V3 => [0, Math.sin(pitch), Math.cos(pitch)];

export const eyeOf = ({ target, distance, pitch }: Shot): V3 => add(target, times(backOf(pitch), distance));

/** The ray from the eye through a point of the picture, 0 to 1 rightward and downward. */
export function rayThrough(shot: Shot, { x, y }: Point): Ray {
  const ahead = times(backOf(shot.pitch), -1);
  const right = times(RIGHT, (2 * x - 1) * TAN * shot.aspect);
  const up = times(upOf(shot.pitch), (1 - 2 * y) * TAN);
  return { from: eyeOf(shot), along: add(ahead, add(right, up)) };
}

/** The point of the picture at which a point of the stage is seen: the inverse of `rayThrough`. */
export function seenAt(shot: Shot, point: V3): Point {
  const from = subtract(point, eyeOf(shot));
  const depth = -dot(from, backOf(shot.pitch)) * TAN;
  return {
    x: (dot(from, RIGHT) / (depth * shot.aspect) + 1) / 2,
    y: (1 - dot(from, upOf(shot.pitch)) / depth) / 2,
  };
}

/** The margins of a picture, as fractions of its width and its height. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The same margin on all sides. */
export const evenly = (margin: number): Margins => ({
  left: margin,
  right: margin,
  top: margin,
  bottom: margin,
});

/** The nearest shot with all points in the picture, inside its margins. */
export function shotOf(
  points: readonly V3[],
  pitch: number,
  aspect: number,
  margins: Margins = evenly(0.03),
): Shot {
  let [near, far] = [1, 400];
  while (far - near > 0.01) {
    const middle = (near + far) / 2;
    if (framed(points, pitch, aspect, margins, middle)) far = middle;
    else near = middle;
  }
  const [x, y] = framed(points, pitch, aspect, margins, far) ?? [0, 0];
  return { target: add(times(RIGHT, x), times(upOf(pitch), y)), distance: far, pitch, aspect };
}

/** The shift of the target rightward and upward that makes all points visible; undefined if it is too near. */
function framed(
  points: readonly V3[],
  pitch: number,
  aspect: number,
  { left, right, top, bottom }: Margins,
  distance: number,
): readonly [number, number] | undefined {
  const depths = points.map((point) => distance - dot(point, backOf(pitch)));
  if (Math.min(...depths) <= 0) return undefined;
  const x = shift(points, RIGHT, depths, [tangent(left) * aspect, tangent(right) * aspect]);
  const y = shift(points, upOf(pitch), depths, [tangent(bottom), tangent(top)]);
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** The tangent of the angle between the middle of the picture and a margin. */
const tangent = (margin: number): number => TAN * (1 - 2 * margin);

function shift(
  points: readonly V3[],
  axis: V3,
  depths: readonly number[],
  [low, high]: readonly [number, number],
): number | undefined {
  const least = Math.max(...points.map((point, index) => dot(point, axis) - (depths[index] ?? 0) * high));
  const most = Math.min(...points.map((point, index) => dot(point, axis) + (depths[index] ?? 0) * low));
  return least <= most ? (least + most) / 2 : undefined;
}
