/** The boards of a date, their times as this server measured them, and the player's own days. */

import { call } from './http.ts';

export const TASKS = ['easy', 'hard', 'solid', 'cards'] as const;
export type Task = (typeof TASKS)[number];

/** An attempt of the player. */
export interface DailyAttempt {
  readonly id: string;
  /** Where a board is played; null for the hand, which is judged where it is sent. */
  readonly table: string | null;
  readonly counts: boolean;
  readonly state: 'running' | 'solved' | 'unsolved';
  readonly elapsed_ms: number;
}

export interface DailyTime {
  readonly place: number;
  readonly name: string;
  readonly elapsed_ms: number;
  readonly own: boolean;
}

/** The times of one task. */
export interface DailyTask {
  readonly name: Task;
  readonly players: number;
  readonly solved: number;
  readonly times: readonly DailyTime[];
  /** The player's attempt that counts. */
  readonly own: DailyAttempt | null;
  readonly place: number | null;
}

export interface DailyTimes {
  readonly date: string;
  readonly today: string;
  /** Until the date ends; 0 if it is over. */
  readonly left_ms: number;
  readonly tasks: readonly DailyTask[];
}

export interface DailyMark {
  readonly date: string;
  readonly task: string;
  /** Whether the attempt that counts solved it. */
  readonly solved: boolean;
  /** Whether another attempt did. */
  readonly practiced: boolean;
}

export interface DailyMarks {
  readonly month: string;
  readonly today: string;
  readonly marks: readonly DailyMark[];
}

/** What the server found of a hand. */
export interface DailyJudgment {
  readonly state: DailyAttempt['state'];
  readonly flaw: string | null;
  readonly elapsed_ms: number;
}

export interface DailyCard {
  readonly card: number;
  readonly turn: number;
  readonly anchor: readonly number[];
}

const path = (date: string, what: string): string =>
  `/api/daily/${encodeURIComponent(date || 'today')}${what}`;

/** The times of a date; of today without one. */
export const timesOf = (date: string): Promise<DailyTimes> => call(path(date, '/times'));

/** What the player has done in a month such as 2026-12. */
export const marksOf = (month: string): Promise<DailyMarks> => call(`/api/calendar/${month}`);

export const beginDaily = (
  date: string,
  body: { task: Task; name: string; request: string },
): Promise<DailyAttempt> => call(path(date, '/attempts'), body);

/** The nine faces of a date's hand, by card: two rows of symbols each. */
export async function dailyHand(date: string): Promise<Readonly<Record<string, string>>> {
  return (await call<{ hand: { cards: Record<string, string> } }>(path(date, ''))).hand.cards;
}

/** Judge seven cards; none give the hand up. */
export const callHand = (
  date: string,
  attempt: string,
  layout: readonly DailyCard[],
): Promise<DailyJudgment> => call(path(date, '/cards'), { attempt, layout });

/** The date in the setting of a daily run, such as "2026-12-24 easy". */
export const dateOf = (daily: string): string => daily.split(' ')[0] ?? '';

/** The place of a table's run among the times of its date; null if it is practice. */
export async function placeOf(
  table: string,
  daily: string,
): Promise<{ readonly place: number | null; readonly count: number } | null> {
  const { tasks } = await timesOf(dateOf(daily));
  const task = tasks.find(({ name }) => name === daily.split(' ')[1]);
  return task?.own?.table === table ? { place: task.place, count: task.solved } : null;
}
