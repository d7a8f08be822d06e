import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Counting, countTimes } from './counting.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the times of a count', () => {
  it('are those of one seat after the other, and of the winner last', () => {
    for (const rows of [1, 2, 3, 4])
      for (const steps of [1, 5, 9]) {
        const { starts, counted, end } = countTimes(rows, steps);
        const all = starts.flatMap((start, row) => [start, counted[row] ?? 0]);
        expect([...all, end]).toEqual([...all, end].toSorted((a, b) => a - b));
        expect(new Set(all).size).toBe(2 * rows);
      }
  });

  it('are over within five seconds for four players', () => {
    expect(countTimes(4, 5).end).toBeLessThan(5_000);
  });
});

describe('a count', () => {
  const started = (isReduced = false) => {
    const moments: string[] = [];
    const target = new EventTarget();
    const counting = new Counting(2, 5, (moment) => moments.push(moment));
    const stop = counting.start(isReduced, target as Window);
    return { counting, moments, target, stop };
  };

  it('counts each seat and then names the winner', () => {
    const { counting, moments } = started();
    expect([counting.counted, counting.isOver]).toEqual([0, false]);
    vi.advanceTimersByTime(counting.times.counted[0] ?? 0);
    expect([counting.counted, counting.isOver]).toEqual([1, false]);
    vi.advanceTimersByTime(counting.times.end);
    expect([counting.counted, counting.isOver]).toEqual([2, true]);
    expect(moments).toEqual(['counted', 'counted', 'won']);
  });

  it.each(['pointerdown', 'keydown'])('shows everything at once after a %s, once', (kind) => {
    const { counting, moments, target } = started();
    target.dispatchEvent(new Event(kind));
    expect([counting.counted, counting.isOver]).toEqual([2, true]);
    target.dispatchEvent(new Event(kind));
    vi.runAllTimers();
    expect(moments).toEqual(['won']);
  });

  it('is not skipped by a key that is still held down', () => {
    const { counting, target } = started();
    target.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
    expect(counting.isOver).toBe(false);
  });

  it('shows everything at once if motion is reduced', () => {
    expect(started(true).counting.isOver).toBe(true);
  });

  it('ends silently with its screen', () => {
    const { counting, moments, stop } = started();
    stop();
    vi.runAllTimers();
    expect([counting.isOver, moments]).toEqual([false, []]);
  });
});
