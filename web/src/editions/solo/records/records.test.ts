import { describe, expect, it } from 'vitest';
import type { Run } from '../../../net/records.ts';
import type { SoloSettings } from '../../../net/wire.gen.ts';
import {
  bands,
  bestOf,
  compared,
  history,
  kindOf,
  latestOf,
  median,
  rankOf,
  runsOf,
  solvedIn,
  tookMs,
} from './records.ts';

const SETTINGS: SoloSettings = {
  seats: 1,
  mode: 'count',
  minutes: 5,
  tasks: 5,
  side: '3',
  countdown: 3_000,
  ramp: null,
  daily: null,
};
let tables = 0;
const run = (more: Partial<Run> = {}): Run => ({
  table: `t${tables++}`,
  at: tables,
  settings: SETTINGS,
  points: 4,
  ending: 'count',
  solves: [],
  ...more,
});
const timed = (elapsed_ms: number, ending = 'time'): Run =>
  run({
    settings: { ...SETTINGS, mode: 'time', side: '4' },
    points: 5,
    ending,
    solves: [{ grade: 4, pieces: 4, elapsed_ms }],
  });

describe('solves with help', () => {
  it('are left out of the times, and so never the fastest', () => {
    const solves = [
      { grade: 4, pieces: 3, elapsed_ms: 9_000 },
      { grade: 4, pieces: 3, elapsed_ms: 1_000, hints: 1 },
      { grade: 4, pieces: 3, elapsed_ms: 2_000, repeat: true },
    ];
    expect(bands(solvedIn([run({ solves })], 'flat'))).toMatchObject([{ count: 1, fastest: 9_000 }]);
  });
});

describe('runs of one kind', () => {
  it('share the clock, length, and side, whatever the other settings', () => {
    expect(kindOf({ ...SETTINGS, tasks: 20, countdown: 0 })).toBe(kindOf(SETTINGS));
    expect(kindOf({ mode: 'count', minutes: 5, side: '3' })).toBe(kindOf(SETTINGS));
    expect(kindOf({ ...SETTINGS, minutes: 10 })).not.toBe(kindOf(SETTINGS));
    expect(kindOf({ ...SETTINGS, mode: 'time', side: '4' })).not.toBe(kindOf({ ...SETTINGS, mode: 'time' }));
  });

  it('are better with more boards in a count, or with less time for the same number', () => {
    expect(compared(run({ points: 7 }), run({ points: 4 }))).toBeLessThan(0);
    expect(compared(timed(60_000), timed(90_000))).toBeLessThan(0);
  });

  it('do not include practice or stopped runs', () => {
    const practice = run({ settings: { ...SETTINGS, mode: 'practice' }, ending: 'practice' });
    expect(runsOf([practice, timed(9, 'stopped'), timed(8)], kindOf(timed(8).settings))).toHaveLength(1);
    expect(rankOf([], practice)).toBeUndefined();
  });

  it('have a best run, the first among equals', () => {
    const first = run({ points: 6 });
    expect(bestOf([run(), first, run({ points: 6 })])).toBe(first);
    expect(bestOf([])).toBeUndefined();
  });

  it('include the time for skipped boards if the server sends the duration', () => {
    expect(tookMs(timed(9_000))).toBe(9_000);
    expect(tookMs({ ...timed(9_000), elapsed_ms: 12_000 })).toBe(12_000);
  });
});

describe('the latest runs', () => {
  it('include ranked ones however many practice runs came later', () => {
    const practice = () => run({ settings: { ...SETTINGS, mode: 'practice' }, ending: 'practice' });
    const ranked = [run(), run(), run()];
    const latest = latestOf([...ranked, practice(), practice(), practice()], 2);
    expect(latest.map(({ ending }) => ending)).toEqual(['practice', 'practice', 'count', 'count']);
    expect(latest.slice(2)).toEqual([ranked[2], ranked[1]]);
  });
});

describe('the rank of a run', () => {
  it('counts the run once among all of its kind, even if the server has already stored it', () => {
    const own = run({ points: 5 });
    const others = [run({ points: 6 }), run({ points: 4 }), timed(1)];
    expect(rankOf(others, own)).toEqual({ place: 2, count: 3 });
    expect(rankOf([...others, own], own)).toEqual({ place: 2, count: 3 });
  });

  it('is shared by equal runs', () => {
    expect(rankOf([run({ points: 5 })], run({ points: 5 }))).toEqual({ place: 1, count: 2 });
  });
});

describe('the history of runs', () => {
  const SIZE = { width: 10, height: 4 };

  it('rises with more boards and with less time', () => {
    expect(history([run({ points: 2 }), run({ points: 6 })], SIZE)).toEqual([
      { x: 0, y: 4 },
      { x: 10, y: 0 },
    ]);
    expect(history([timed(90_000), timed(60_000)], SIZE)).toEqual([
      { x: 0, y: 4 },
      { x: 10, y: 0 },
    ]);
  });

  it('is level if nothing changes', () => {
    expect(history([run(), run()], SIZE).map(({ y }) => y)).toEqual([2, 2]);
  });
});

describe('solve times', () => {
  it('have a median', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('are grouped by side and rounded grade', () => {
    const solve = (pieces: 3 | 4, grade: number, elapsed_ms: number) => {
      const side = `${pieces}` as const;
      return { side, pieces, grade, elapsed_ms };
    };
    expect(bands([solve(4, 6, 50), solve(3, 4.4, 10), solve(3, 3.6, 30)])).toEqual([
      { side: '3', grade: 4, count: 2, median: 20, fastest: 10 },
      { side: '4', grade: 6, count: 1, median: 50, fastest: 50 },
    ]);
  });
});
