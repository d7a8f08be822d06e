/** The levels that this browser remembers for its player: grades in tenths, see `lib/staircase.ts`. */

import { keep, stored } from '../lib/storage.ts';

const KEY = 'ubongo:level';
/** That of the first board of all. */
const FIRST = 22;
/** From this level on, boards for three pieces are too easy. */
const FOUR_PIECES = 60;

/** The level on flat boards, or on blocks, which is kept apart: `table/blockLevel.ts`. */
export const ownLevel = (kind: '' | '-blocks' = ''): number => levelIn(stored(KEY + kind));

/** The level in stored text; that of a newcomer if it is none. */
export function levelIn(text: string | undefined): number {
  const level = Number(text);
  return Number.isInteger(level) && level >= 10 && level <= 100 ? level : FIRST;
}

export const rememberLevel = (level: number): void => keep(KEY, String(level));

/** The side of flat boards for that level. */
export const sideOfLevel = (level: number): '3' | '4' => (level < FOUR_PIECES ? '3' : '4');
