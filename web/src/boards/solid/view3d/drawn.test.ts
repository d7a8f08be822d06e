import { describe, expect, it } from 'vitest';
import { SOLID } from '../../../engines/solid/fixtures.ts';
import { dragged, grasped, released, STILL } from './orbit.ts';
import { type Pace, paced, restingRatio, START } from './pace.ts';
import { edgesOf, ROUND, shapeOf } from './shapes.ts';

const run = (ms: number, frames: number, from: Pace = START): Pace =>
  Array.from({ length: frames }).reduce<Pace>((pace) => paced(pace, ms), from);

describe('the pace', () => {
  it('increases to the finest ratio while frames are on time', () => {
    expect(run(16.7, 60).ratio).toBe(2);
  });

  it('decreases while frames are late, and does not increase again at once', () => {
    const slow = run(30, 16);
    expect(slow.ratio).toBeLessThan(0.7);
    expect(run(16.7, 60, slow).ratio).toBe(slow.ratio);
  });

  it('recovers after late frames, but waits twice as long after each time', () => {
    const once = run(30, 8);
    const twice = run(30, 8, once);
    expect(run(16.7, 2000, once).ratio).toBe(2);
    expect(twice.patience).toBe(2 * once.patience);
  });

  it('decreases if every fourth frame is late', () => {
    const beats = Array.from({ length: 16 }, (_, number) => (number % 4 === 0 ? 33.3 : 16.7));
    expect(beats.reduce<Pace>(paced, START).ratio).toBeLessThan(1);
  });

  it('has a lower limit', () => {
    expect(run(200, 600).ratio).toBe(0.4);
  });

  it('ignores a single late frame', () => {
    expect(run(16.7, 40, paced(START, 90)).most).toBe(2);
  });

  it('is finer than the screen at rest, but less so on a slow device', () => {
    expect(restingRatio(START, 1)).toBe(2);
    expect(restingRatio(run(30, 16), 1)).toBe(1.5);
    expect(restingRatio(run(30, 16), 3)).toBe(2);
  });
});

describe('the orbit', () => {
  it('follows one pointer without zooming', () => {
    const [, pull] = dragged(grasped(STILL, 1, { x: 10, y: 10 }), 1, { x: 30, y: 5 });
    expect(pull).toEqual({ by: { x: 20, y: -5 }, zoom: 1 });
  });

  it('starts when a click is ruled out, and then follows from the start point', () => {
    const orbit = grasped(STILL, 1, { x: 0, y: 0 });
    const [same, nothing] = dragged(orbit, 1, { x: 3, y: 0 }, 5);
    expect(nothing).toBeUndefined();
    expect(dragged(same, 1, { x: 6, y: 0 }, 5)[1]?.by).toEqual({ x: 6, y: 0 });
  });

  it('zooms in as two fingers move apart, and follows their center', () => {
    const orbit = grasped(grasped(STILL, 1, { x: 0, y: 0 }), 2, { x: 100, y: 0 });
    const [, pull] = dragged(orbit, 2, { x: 200, y: 0 });
    expect(pull).toEqual({ by: { x: 50, y: 0 }, zoom: 2 });
  });

  it('does not jump when one of two fingers is lifted', () => {
    const orbit = grasped(grasped(STILL, 1, { x: 0, y: 0 }), 2, { x: 100, y: 0 });
    const [, pull] = dragged(released(orbit, 2), 1, { x: 1, y: 0 });
    expect(pull).toEqual({ by: { x: 1, y: 0 }, zoom: 1 });
  });

  it('ignores other pointers', () => {
    expect(dragged(STILL, 7, { x: 1, y: 1 })).toEqual([STILL, undefined]);
  });
});

describe('the hull of a block', () => {
  it('has the twelve edges of a cube, four of them twice as long for a domino', () => {
    expect(edgesOf([[0, 0, 0]])).toHaveLength(12);
    expect(edgesOf(SOLID.get('red-domino')?.orientations[0] ?? [])).toHaveLength(16);
  });

  it('has concave edges too', () => {
    // Three cubes in an L: its outline twice, in pieces one cube long, and the six vertical edges between.
    expect(edgesOf(SOLID.get('green-corner')?.orientations[0] ?? [])).toHaveLength(8 + 8 + 6);
  });

  it('stays within its cubes, and is round only where no cube adjoins', () => {
    const { places, normals } = shapeOf(SOLID.get('red-domino')?.orientations[0] ?? [], 0);
    const along = (axis: number) => [...places].filter((_, index) => index % 3 === axis);
    expect([Math.min(...along(0)), Math.max(...along(0))]).toEqual([0, 2]);
    expect([Math.min(...along(1)), Math.max(...along(1))]).toEqual([0, 1]);
    const inRound = along(0).filter((x) => x > 1 - ROUND + 1e-6 && x < 1);
    expect(inRound).toEqual([]);
    for (let index = 0; index < normals.length; index += 3)
      expect(Math.hypot(normals[index] ?? 0, normals[index + 1] ?? 0, normals[index + 2] ?? 0)).toBeCloseTo(
        1,
      );
  });

  it('has triangles wound so that their front is outside', () => {
    for (const { orientations } of SOLID.values()) {
      const block = orientations[0] ?? [];
      const { places, normals, triangles } = shapeOf(block, 0);
      const at = (list: Float32Array, corner: number) =>
        [0, 1, 2].map((axis) => list[corner * 3 + axis] ?? 0);
      for (let index = 0; index < triangles.length; index += 3) {
        const [a = 0, b = 0, c = 0] = triangles.slice(index, index + 3);
        const [p, q, r] = [at(places, a), at(places, b), at(places, c)];
        const [u, v] = [q, r].map((point) => point.map((value, axis) => value - (p[axis] ?? 0)));
        const [ux = 0, uy = 0, uz = 0] = u ?? [];
        const [vx = 0, vy = 0, vz = 0] = v ?? [];
        const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
        const mean = at(normals, a).map(
          (value, axis) => value + (at(normals, b)[axis] ?? 0) + (at(normals, c)[axis] ?? 0),
        );
        const agrees = normal.reduce((sum, value, axis) => sum + value * (mean[axis] ?? 0), 0);
        expect(agrees).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
