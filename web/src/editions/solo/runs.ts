/** The names of runs as text. */

import { say } from '../../i18n/text.ts';
import type { SoloSettings } from '../../net/wire.gen.ts';
import { levelOfSide, sideOf } from './sides.ts';

/** The unit of a run's length: "minutes" or "boards". */
export const unitOf = ({ mode, minutes = 5, tasks = 5 }: Partial<SoloSettings>): string =>
  mode === 'count' ? say('solo-minutes-unit', { count: minutes }) : say('solo-boards-unit', { count: tasks });

/** "Three pieces", "Blocks, level 2". */
export function nameOfSide(side: string | undefined): string {
  const known = sideOf(side);
  const level = levelOfSide(known);
  if (level !== undefined) return say('solo-side-level', { level });
  return say(known === '4' ? 'solo-side-4' : 'solo-side-3');
}

const MODES = {
  count: { title: 'solo-count', note: 'solo-count-note' },
  time: { title: 'solo-time', note: 'solo-time-note' },
  practice: { title: 'solo-practice', note: 'solo-practice-note' },
} as const;

/** The name of a mode; `noteOfMode` explains it in a few words. */
export const nameOfMode = (mode: keyof typeof MODES): string => say(MODES[mode].title);
export const noteOfMode = (mode: keyof typeof MODES): string => say(MODES[mode].note);
