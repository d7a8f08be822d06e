import { describe, expect, it } from 'vitest';
import type { Attempt, SoloView } from '../../net/wire.gen.ts';
import { aRun, aTable } from '../../table/fixtures.ts';
import { SOLO } from './announcements.ts';

const attempt = (number: number, solved: boolean): Attempt => ({
  number,
  symbol: 2,
  puzzle: { card: 1, region: '##', pieces: ['I2'] },
  grade: 1,
  elapsed_ms: 65_000,
  solved,
  tiling: [],
  shown: false,
  hints: 0,
  repeats: null,
});
const announced = (before: Partial<SoloView> | undefined, after: Partial<SoloView>) =>
  SOLO.announcements(before && { table: aTable(), view: aRun(before) }, {
    table: aTable(),
    view: aRun(after),
  }).map(({ text }) => text.replace(/[\u2068\u2069]/g, ''));

describe('announcements of a run', () => {
  it('are empty when nothing has changed', () => {
    const same = { number: 2, attempts: [attempt(1, true)] };
    expect(announced(same, { ...same, elapsed_ms: 20_000 })).toEqual([]);
  });

  it('report a solved board and the next one', () => {
    expect(announced({}, { number: 2, attempts: [attempt(1, true)] })).toEqual([
      'Ubongo! Solved in 1:05.',
      'Board 2. The die shows: Snake.',
    ]);
  });

  it('report a skipped board', () => {
    expect(announced({}, { number: 2, attempts: [attempt(1, false)] })[0]).toBe('Board skipped.');
  });

  it('report the last board and the end', () => {
    const over: Partial<SoloView> = { stage: 'over', solved: 1, attempts: [attempt(1, true)] };
    expect(announced({}, over)).toEqual(['Ubongo! Solved in 1:05.', 'The run is over: 1 board solved.']);
  });

  it('do not report a board cut off by the end of the run as skipped', () => {
    expect(announced({}, { stage: 'over', attempts: [attempt(1, false)] })).toEqual(['The run is over.']);
  });

  it('do not report anything from before a reload', () => {
    expect(announced(undefined, { number: 2, attempts: [attempt(1, true)] })).toEqual([
      'Board 2. The die shows: Snake.',
    ]);
  });
});

describe('the open board of a run', () => {
  it('has a different key for every number', () => {
    expect(SOLO.openPuzzle(aRun({ number: 1 }))?.key).not.toBe(SOLO.openPuzzle(aRun({ number: 2 }))?.key);
  });

  it('is undefined before the reveal', () => {
    expect(SOLO.openPuzzle(aRun({ stage: 'countdown', puzzle: null }))).toBeUndefined();
  });
});
