import { describe, expect, it } from 'vitest';
import {
  clamped,
  evenly,
  eyeOf,
  facing,
  HOME,
  PITCHES,
  pulled,
  QUARTER,
  quarterOf,
  rayThrough,
  seenAt,
  shotOf,
  sideways,
  ZOOMS,
} from './camera.ts';
import { dot, reached, subtract, type V3 } from './vectors.ts';

describe('the view', () => {
  it('stays between the table and straight above it', () => {
    expect(pulled(HOME, { x: 0, y: 9999 }, 400).pitch).toBe(QUARTER);
    expect(pulled(HOME, { x: 0, y: -9999 }, 400).pitch).toBe(PITCHES[0]);
    expect(PITCHES[0]).toBeGreaterThan(0);
  });

  it('has a limited zoom', () => {
    expect(clamped({ ...HOME, zoom: 50 }).zoom).toBe(ZOOMS[1]);
    expect(clamped({ ...HOME, zoom: 0.01 }).zoom).toBe(ZOOMS[0]);
  });

  it('turns the board by half a turn for a drag across the whole picture', () => {
    expect(pulled(HOME, { x: 400, y: 0 }, 400).yaw - HOME.yaw).toBeCloseTo(Math.PI);
  });

  it('brings a named side to the front the shorter way around', () => {
    const turned = { ...HOME, yaw: 6.6 * QUARTER };
    expect(facing('left', turned).yaw).toBeCloseTo(5 * QUARTER);
    expect(facing('right', turned).yaw).toBeCloseTo(7 * QUARTER);
    expect(facing('front', turned).yaw).toBeCloseTo(8 * QUARTER);
  });

  it('returns home without undoing full turns', () => {
    const home = facing('home', { yaw: 4 * QUARTER, pitch: 1, zoom: 1.6 });
    expect(home).toEqual({ ...HOME, yaw: HOME.yaw + 4 * QUARTER });
  });

  it('looks straight down from above', () => {
    expect(facing('top', { ...HOME, yaw: 1.4 })).toEqual({ ...HOME, yaw: QUARTER, pitch: QUARTER });
  });

  it.each([
    [0, 0],
    [0.7, 0],
    [0.9, 1],
    [-0.9, 3],
    [QUARTER * 2, 2],
    [QUARTER * 5, 1],
    [-QUARTER * 7, 1],
  ])('snaps a yaw of %d to quarter %d', (yaw, quarter) => {
    expect(quarterOf(yaw)).toBe(quarter);
  });

  it('turns sideways by a quarter at a time', () => {
    expect(quarterOf(sideways({ ...HOME, yaw: 0.3 }, 1).yaw)).toBe(1);
    expect(quarterOf(sideways({ ...HOME, yaw: 0.3 }, -1).yaw)).toBe(3);
  });
});

const POINTS: readonly V3[] = [
  [-3, 0, -2],
  [3, 0, -2],
  [-3, 0, 2],
  [3, 2, 2],
  [0, 2, 5],
];

describe.each([0.4, 1, 2.2])('a picture with aspect %d', (aspect) => {
  it.each([PITCHES[0], HOME.pitch, PITCHES[1]])(
    'contains all points from pitch %d, one of them at the margin',
    (pitch) => {
      const shot = shotOf(POINTS, pitch, aspect, evenly(0.05));
      const seen = POINTS.map((point) => seenAt(shot, point));
      const outermost = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x - 0.5), Math.abs(y - 0.5)]));
      expect(outermost).toBeCloseTo(0.45, 2);
    },
  );

  it('projects a point to where the ray through it hits', () => {
    const shot = shotOf(POINTS, HOME.pitch, aspect);
    for (const point of POINTS) {
      const ray = rayThrough(shot, seenAt(shot, point));
      const away = subtract(point, ray.from);
      const lengths = dot(away, ray.along) / dot(ray.along, ray.along);
      const [x, y, z] = subtract(reached(ray, lengths), point);
      expect(Math.hypot(x, y, z)).toBeLessThan(1e-9);
    }
  });
});

it('the eye is above the table and toward the player', () => {
  const [x, y, z] = eyeOf({ target: [1, 0, 0], distance: 10, pitch: QUARTER / 3, aspect: 1 });
  expect(x).toBeCloseTo(1);
  expect(y).toBeCloseTo(5);
  expect(z).toBeCloseTo(10 * Math.cos(Math.PI / 6));
});
