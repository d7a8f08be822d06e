/** Starting a solo run: its options and the request for a table. */

import { router, tableHash } from '../../lib/route.svelte.ts';
import { keep, stored } from '../../lib/storage.ts';
import { editionSetting } from '../../net/editions.ts';
import { createTable, isServerless } from '../../net/http.ts';
import type { SoloSettings } from '../../net/wire.gen.ts';
import { ownLevel, sideOfLevel } from '../../table/level.ts';
import { autoStartKey } from '../../table/visit.ts';
import { kindOfSide } from './sides.ts';

/** The options of a run; the server knows the default side. Rule: S1, S2. */
export type NewRun = { readonly side?: string } & (
  | { readonly mode: 'count'; readonly minutes: number }
  | { readonly mode: 'time'; readonly tasks: number }
  | { readonly mode: 'practice' }
);

/** A run that has a length. */
export type RankedRun = Exclude<NewRun, { readonly mode: 'practice' }>;

/** Its number of minutes or boards. */
export const lengthIn = (run: RankedRun): number => (run.mode === 'count' ? run.minutes : run.tasks);

/** The lengths of a run that can be chosen. Throws Error: the editions have not been fetched. */
export const lengthsOffered = (setting: 'minutes' | 'tasks'): number[] =>
  editionSetting('solo', setting).offered.map(Number);

export const PRACTICE: NewRun = { mode: 'practice' };

/** The options for another run like the given one. */
export function newRunLike({ mode, minutes, tasks, side }: SoloSettings): NewRun {
  if (mode === 'count') return { mode, minutes, side };
  return mode === 'time' ? { mode, tasks, side } : { mode, side };
}

/** Practice starts without a countdown. */
const CALM_COUNTDOWN_MS = 0;

/** Practice starts at the player's level and follows it; blocks have a level of their own. Rule: S5. */
function practiceSettings({ side = sideOfLevel(ownLevel()) }: NewRun) {
  const kind = kindOfSide(side) === 'solid' ? '-blocks' : '';
  return { side, countdown: CALM_COUNTDOWN_MS, ramp: ownLevel(kind) };
}

/**
 * Open a table for a run and go there; the run starts automatically. `PRACTICE` is what "Play now" starts.
 *
 * Without a server, an installed page offers to practice here.
 */
export async function startSolo(newRun: NewRun = PRACTICE): Promise<void> {
  try {
    await openRun(newRun);
  } catch (error) {
    if (newRun.mode !== 'practice' || !isServerless(error)) throw error;
    router.go('#/offline');
  }
}

async function openRun(newRun: NewRun): Promise<void> {
  const { table } = await createTable({
    edition: 'solo',
    settings: { ...newRun, ...(newRun.mode === 'practice' ? practiceSettings(newRun) : {}) },
    seats: [{ kind: 'me' }],
    deck: 'standard',
    name: '',
  });
  keep(autoStartKey(table), '1', 'sessionStorage');
  router.go(tableHash(table));
}

const SIDE_KEY = 'ubongo:solo-side';

/** The side that was chosen last, or the default. Throws Error: the editions have not been fetched. */
export function lastSide(): string {
  const last = stored(SIDE_KEY);
  const { offered, default: usual } = editionSetting('solo', 'side');
  return last !== undefined && offered.includes(last) ? last : String(usual);
}

export const rememberSide = (side: string): void => keep(SIDE_KEY, side);
