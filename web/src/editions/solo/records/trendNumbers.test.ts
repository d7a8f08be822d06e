import { describe, expect, it } from 'vitest';
import type { SideTrend } from '../../../net/trends.ts';
import { longerPercent, slowerPercent, trendLine } from './trendNumbers.ts';

const trend = (others: number | null, slower: number | null): SideTrend => ({
  side: '3',
  count: 5,
  median_ms: 1,
  best_ms: 1,
  recent_ms: [1],
  others,
  slower,
});

describe('trends', () => {
  it('give the share of slower players in whole percent, and none without others', () => {
    expect(slowerPercent(trend(14, 9))).toBe(64);
    expect(slowerPercent(trend(1_000, 999))).toBe(99);
    expect(slowerPercent(trend(10, 0))).toBe(0);
    expect(slowerPercent(trend(10, 10))).toBe(100);
    expect(slowerPercent(trend(null, null))).toBeUndefined();
    expect(slowerPercent(trend(0, 0))).toBeUndefined();
  });

  it('say by how much boards take longer', () => {
    expect(longerPercent({ side: '3', piece: 'W5', boards: 7, ratio: 1.42 })).toBe(42);
  });

  it('draw shorter times higher, and equal ones in the middle', () => {
    const size = { width: 100, height: 20 };
    expect(trendLine([30, 10, 20], size)).toEqual([
      { x: 0, y: 20 },
      { x: 50, y: 0 },
      { x: 100, y: 10 },
    ]);
    expect(trendLine([7], size)).toEqual([{ x: 0, y: 10 }]);
  });
});
