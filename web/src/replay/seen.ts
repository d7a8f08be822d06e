/** Reads what this browser stored during a game, apart from the code that every game needs. */

import { stored } from '../net/hashes.ts';

/** The hash of the terms that this browser saw at the start. */
export const termsSeen = (table: string): string | undefined => stored(`ubongo.terms.${table}`);

/** When entries of the log came, by this browser's clock: their numbers, and milliseconds since 1970. */
export const timesSeen = (table: string): readonly (readonly [number, number])[] =>
  (stored(`ubongo.times.${table}`) ?? '')
    .split(' ')
    .filter((each) => /^\d+:\d+$/.test(each))
    .map((each) => {
      const [seq = 0, at = 0] = each.split(':').map(Number);
      return [seq, at];
    });

/** The newest entry of the log whose hash this browser saw. */
export function headSeen(table: string): { seq: number; hash: string } | undefined {
  const [seq, hash] = stored(`ubongo.head.${table}`)?.split(':') ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq: Number(seq), hash };
}
