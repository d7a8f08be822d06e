import { describe, expect, it } from 'vitest';
import { chart, linePath } from './chart.ts';

const SIZE = { width: 600, height: 300 };
const solve = (pieces: 3 | 4, grade: number, seconds: number) => ({
  side: `${pieces}` as const,
  pieces,
  grade,
  elapsed_ms: seconds * 1000,
});

describe('the chart of solve times', () => {
  it('puts harder boards further right and longer times higher up, all inside', () => {
    const { series } = chart([solve(3, 3, 15), solve(3, 5, 200)], SIZE);
    const [easy, hard] = series[0]?.marks ?? [];
    expect(easy && hard && hard.x > easy.x && hard.y < easy.y).toBe(true);
    for (const { x, y } of [easy, hard].flatMap((mark) => mark ?? [])) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SIZE.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(SIZE.height);
    }
  });

  it('uses a logarithmic scale: halving the time is the same distance everywhere', () => {
    const { times } = chart([solve(3, 3, 5), solve(3, 3, 600)], SIZE);
    const at = new Map(times.map(({ value, at }) => [value / 1000, at]));
    const step = (from: number, to: number) => (at.get(from) ?? 0) - (at.get(to) ?? 0);
    expect(step(5, 10)).toBeCloseTo(step(300, 600));
  });

  it('has one series per side, the easiest first', () => {
    const { series } = chart([solve(4, 6, 50), solve(3, 4, 30)], SIZE);
    expect(series.map(({ side }) => side)).toEqual(['3', '4']);
  });

  it('joins the medians grade by grade', () => {
    const { series } = chart([solve(3, 4.2, 10), solve(3, 3.9, 40), solve(3, 5, 60)], SIZE);
    expect(series[0]?.line).toHaveLength(2);
    expect(
      linePath([
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ]),
    ).toBe('M1.0 2.0 L3.0 4.0');
  });

  it('clamps times outside the scale to its edge', () => {
    const { series } = chart([solve(3, 4, 0.4), solve(3, 4, 9_000)], SIZE);
    expect(series[0]?.marks.map(({ y }) => y)).toEqual([300, 0]);
  });

  it('has a scale even for a single solve', () => {
    const { times, grades } = chart([solve(3, 4, 10)], SIZE);
    expect(times.length).toBeGreaterThan(2);
    expect(grades.length).toBeGreaterThan(2);
  });
});
