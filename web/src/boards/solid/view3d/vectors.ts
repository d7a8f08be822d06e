/** Vectors of the stage: x to the right, y up, z toward the player, in edges of a cube. */

export type V3 = readonly [x: number, y: number, z: number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const times = (a: V3, by: number): V3 => [a[0] * by, a[1] * by, a[2] * by];

export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Rotate about the vertical axis; a positive angle moves the front to the right. */
export function swung([x, y, z]: V3, angle: number): V3 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

export interface Ray {
  readonly from: V3;
  /** The direction, of any length. */
  readonly along: V3;
}

/** The point at a distance along the ray, in lengths of `along`. */
export const reached = ({ from, along }: Ray, lengths: number): V3 => add(from, times(along, lengths));
