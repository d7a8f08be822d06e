import { describe, expect, it } from 'vitest';
import { doneOf, monthAfter, weekdays, weeksOf, written } from './month.ts';

describe('a month', () => {
  it('has its days in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks.length).toBe(5);
    expect(weeks[0]).toEqual([undefined, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)]);
    expect(weeks.flat().filter(Boolean).length).toBe(31);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29');
  });

  it('is followed by others as long as there are boards', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2027-01', -1)).toBe('2026-12');
    expect(monthAfter('2026-01', -1)).toBeUndefined();
    expect(monthAfter('2036-12', 1)).toBeUndefined();
  });

  it('is written in the language, by the date in UTC', () => {
    expect(written('2026-12-24', 'en', { dateStyle: 'long' })).toBe('December 24, 2026');
    expect(weekdays('en')).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
  });
});

describe('a day', () => {
  const marks = [
    { date: '2026-12-24', task: 'easy', solved: true, practiced: true },
    { date: '2026-12-24', task: 'hard', solved: false, practiced: true },
    { date: '2026-12-24', task: 'cards', solved: false, practiced: false },
  ];

  it.each([
    ['easy', 'on-day'],
    ['hard', 'afterwards'],
    ['cards', 'open'],
    ['solid', 'open'],
  ])('knows what was done of %s', (task, done) => {
    expect(doneOf(marks, '2026-12-24', task)).toBe(done);
    expect(doneOf(marks, '2026-12-25', task)).toBe('open');
  });
});
