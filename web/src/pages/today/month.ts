/** A month as rows of weeks, and dates as text such as 2026-12-24. All dates are UTC. */

import type { DailyMark } from '../../net/daily.ts';

/** The first month with boards, and the last. */
const FIRST = '2026-01';
const LAST = '2036-12';

const DAY_MS = 86_400_000;
const WEEK = 7;

export const monthOf = (date: string): string => date.slice(0, 7);

/** The noon of a date, to be formatted. */
export const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** A date as text, written as the language writes dates. */
export const written = (date: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(noonOf(date));

/** The month that many months later; undefined if it has no boards. */
export function monthAfter(month: string, by: number): string | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const found = new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
  return found < FIRST || found > LAST ? undefined : found;
}

/** The weeks of a month, from Monday to Sunday; undefined for a place without a day. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = noonOf(`${month}-01`);
  const before = (first.getUTCDay() + WEEK - 1) % WEEK;
  const days = Array.from({ length: 31 }, (_, day) => new Date(first.getTime() + day * DAY_MS))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => monthOf(day) === month);
  const places = [...Array<undefined>(before).fill(undefined), ...days];
  return Array.from({ length: Math.ceil(places.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, day) => places[week * WEEK + day]),
  );
}

/** The names of the days of a week, from Monday. */
export const weekdays = (language: string): string[] =>
  Array.from({ length: WEEK }, (_, day) => written(`2026-06-0${day + 1}`, language, { weekday: 'narrow' }));

export type Done = 'on-day' | 'afterwards' | 'open';

/** What was done of a task of a date. */
export function doneOf(marks: readonly DailyMark[], date: string, task: string): Done {
  const mark = marks.find((each) => each.date === date && each.task === task);
  return mark?.solved ? 'on-day' : mark?.practiced ? 'afterwards' : 'open';
}
