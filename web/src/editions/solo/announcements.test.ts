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
});
const told = (before: Partial<SoloView> | undefined, after: Partial<SoloView>) =>
  SOLO.news(before && { table: aTable(), view: aRun(before) }, { table: aTable(), view: aRun(after) }).map(
    ({ text }) => text.replace(/[\u2068\u2069]/g, ''),
  );

describe('the news of a run', () => {
  it('are none when nothing has changed', () => {
    const same = { number: 2, attempts: [attempt(1, true)] };
    expect(told(same, { ...same, elapsed_ms: 20_000 })).toEqual([]);
  });

  it('report a solved board, and the next one', () => {
    expect(told({}, { number: 2, attempts: [attempt(1, true)] })).toEqual([
      'Ubongo! Solved in 1:05.',
      'Board 2. The die shows Snake.',
    ]);
  });

  it('report a board that was set aside', () => {
    expect(told({}, { number: 2, attempts: [attempt(1, false)] })[0]).toBe('Board skipped.');
  });

  it('report the last board and the end', () => {
    const over: Partial<SoloView> = { stage: 'over', solved: 1, attempts: [attempt(1, true)] };
    expect(told({}, over)).toEqual(['Ubongo! Solved in 1:05.', 'The run is over: 1 board solved.']);
  });

  it('do not call a board set aside that the end has cut off', () => {
    expect(told({}, { stage: 'over', attempts: [attempt(1, false)] })).toEqual(['The run is over.']);
  });

  it('do not report what was before a reload', () => {
    expect(told(undefined, { number: 2, attempts: [attempt(1, true)] })).toEqual([
      'Board 2. The die shows Snake.',
    ]);
  });
});

describe('the board of a run', () => {
  it('is another one for every number', () => {
    expect(SOLO.deal(aRun({ number: 1 }))?.key).not.toBe(SOLO.deal(aRun({ number: 2 }))?.key);
  });

  it('is not there before the reveal', () => {
    expect(SOLO.deal(aRun({ stage: 'countdown', puzzle: null }))).toBeUndefined();
  });
});
