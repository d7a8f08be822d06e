/** Links to puzzles of the lab, which hold the whole puzzle. */

import type { LabTask } from './lab.ts';

/** What comes before a link's version. */
export const PREFIX = '#/lab/';
/** The version of the links. */
export const VERSION = '1';

/** The link to a puzzle: #/lab/1/flat/0110-1111/L4_I2. */
export function linkOf({ box, region, pieces }: LabTask, isToPlay = false): string {
  const rows = region.replaceAll('#', '1').replaceAll('.', '0').replaceAll('/', '-');
  const parts = [VERSION, box, rows || '0', pieces.join('_') || '0', ...(isToPlay ? ['play'] : [])];
  return PREFIX + parts.join('/');
}

/** The setting of a run that is a challenge. */
export const isChallenge = (daily: string): boolean => daily.startsWith('lab-');
