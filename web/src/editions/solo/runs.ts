/** The names of runs as text. */

import { say } from '../../i18n/text.ts';
import { levelOfSide } from './sides.ts';
import { lengthIn, type RankedRun } from './start.ts';

/** The unit of a run's length: "minutes" or "boards". */
export const unitOf = (run: RankedRun): string =>
  say(run.mode === 'count' ? 'solo-minutes-unit' : 'solo-boards-unit', { count: lengthIn(run) });

/** "Three pieces", "Blocks, level 2". */
export function nameOfSide(side: string): string {
  const level = levelOfSide(side);
  if (level !== undefined) return say('solo-side-level', { level });
  return say(side === '4' ? 'solo-side-4' : 'solo-side-3');
}

const MODES = {
  count: { title: 'solo-count', note: 'solo-count-note' },
  time: { title: 'solo-time', note: 'solo-time-note' },
  practice: { title: 'solo-practice', note: 'solo-practice-note' },
} as const;

/** The name of a mode; `noteOfMode` explains it in a few words. */
export const nameOfMode = (mode: keyof typeof MODES): string => say(MODES[mode].title);
export const noteOfMode = (mode: keyof typeof MODES): string => say(MODES[mode].note);
