import { describe, expect, it } from 'vitest';
import type { Color } from '../../../net/wire.gen.ts';
import { Aim, GLANCE_MS } from './aim.ts';

const rows = (...left: number[]): Color[][] =>
  left.map((length) => Array.from({ length }, (): Color => 'blue'));

describe('the target of a grab', () => {
  it('is the hole shown', () => {
    const aim = new Aim();
    aim.see(rows(12, 12), 0);
    expect(aim.reachedFor(1, 0, 10)).toBe(0);
  });

  it('is the previous hole if the row changed a moment ago', () => {
    const aim = new Aim();
    aim.see(rows(12, 12), 0);
    aim.see(rows(12, 10), 1_000);
    expect(aim.reachedFor(1, 2, 1_000 + GLANCE_MS - 1)).toBe(0);
    expect(aim.reachedFor(0, 0, 1_010)).toBe(0);
  });

  it('is the new hole once it has been visible for a moment', () => {
    const aim = new Aim();
    aim.see(rows(12), 0);
    aim.see(rows(10), 1_000);
    aim.see(rows(10), 1_100);
    expect(aim.reachedFor(0, 2, 1_000 + GLANCE_MS)).toBe(2);
  });
});
