/** Who could have chosen the chance of a game. */

import type { GameRecord } from './record.ts';
import type { Seen } from './shared.ts';
import { unprovedOf } from './unproved.ts';

/** What the proof promises if every check is right. */
export type Promised = 'everybody' | 'several' | 'most-rounds' | 'unshared' | 'one' | 'none' | 'older';

/** Who could have chosen the chance of a game, in the words of the terminal's proof, as far as this browser knows. */
export function promiseOf(
  record: GameRecord | undefined,
  { root, entries }: Pick<Seen, 'root' | 'entries'>,
): Promised {
  if (!record) return root === undefined ? 'older' : 'unshared';
  if (record.contributors === 0) return 'none';
  const isPlayer = entries.some(({ isSeated }) => isSeated);
  if (isPlayer && record.sharesOf(root).length === 0) return 'unshared'; // all the others may be in league
  if (record.contributors === 1) return 'one';
  if (unprovedOf(record).leftOut.length > 0) return 'most-rounds';
  return record.contributors === record.people ? 'everybody' : 'several';
}
