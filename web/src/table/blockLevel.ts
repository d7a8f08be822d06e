/** The level that this browser remembers for blocks, apart from flat boards. */

import { keep } from '../lib/storage.ts';
import { ownLevel } from './level.ts';

/** The grades, in tenths, below which boards of level 1, 2 and 3 suit: between the middles of two levels. */
const BELOW = [55, 65, 70];

export const ownBlockLevel = (): number => ownLevel('-blocks');
export const rememberBlockLevel = (level: number): void => keep('ubongo:level-blocks', String(level));

/** The level of blocks, 1 to 4, for that level of a player. */
export function blocksOfLevel(level: number): string {
  const index = BELOW.findIndex((below) => level < below);
  return String(index < 0 ? BELOW.length + 1 : index + 1);
}
