/** What the server finds out about puzzles of the lab. */

import type { DailyAttempt, DailyTask } from './daily.ts';
import { call, RestError } from './http.ts';
import type { Placement } from './wire.gen.ts';

/** A region, or the base of a solid one. */
export interface LabRegion {
  readonly box: 'flat' | 'solid';
  readonly region: string;
}

export interface LabTask extends LabRegion {
  readonly pieces: readonly string[];
}

export interface LabAnswer {
  /** At least that many if the search was not complete. */
  readonly count: number;
  readonly complete: boolean;
  /** Some of them; null if the search did not get that far. */
  readonly tilings: readonly (readonly Placement[])[] | null;
  readonly grade: number | null;
}

export interface FittingSet {
  readonly pieces: readonly string[];
  readonly count: number;
  readonly grade: number | null;
}

export interface LabSets {
  readonly total: number;
  readonly complete: boolean;
  readonly sets: readonly FittingSet[];
}

const TRIES = 3;
const WAIT_MS = 800;

/** Ask again while the server is busy with the questions of others. */
async function ask<T>(path: string, body: object): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await call<T>(path, body);
    } catch (error) {
      if (attempt === TRIES || !(error instanceof RestError && error.code === 'busy')) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
}

/** The solutions of a puzzle, some of them after the first `skip`. */
export const solutionsOf = (task: LabTask, skip = 0): Promise<LabAnswer> =>
  ask('/api/lab/tilings', { ...task, skip });

/** The sets of pieces that fit. */
export const setsFor = (region: LabRegion): Promise<LabSets> =>
  ask('/api/lab/sets', { box: region.box, region: region.region });

/** The file of a deck that consists of that puzzle. */
export const deckFileOf = async (task: LabTask): Promise<string> =>
  (await ask<{ content: string }>('/api/lab/deck', task)).content;

/** The times of a challenge, and the player's own attempt. */
export type ChallengeTimes = Omit<DailyTask, 'name'>;

const puzzleOf = ({ box, region, pieces }: LabTask): LabTask => ({ box, region, pieces });

export const challengeTimes = (task: LabTask): Promise<ChallengeTimes> =>
  call('/api/lab/times', puzzleOf(task));

export const beginChallenge = (
  task: LabTask,
  who: { readonly name: string; readonly request: string },
): Promise<DailyAttempt> => ask('/api/lab/attempts', { ...puzzleOf(task), ...who });
