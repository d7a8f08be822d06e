/** Limits what this browser stores of games, so that there is always room for one more. */

import { stored } from '../../lib/storage.ts';

/** How many of the newest games are kept. */
const KEPT = 40;
/** What is stored for the proof of one game, beside the hash of its secret. */
const KINDS = ['share', 'terms', 'asked', 'log'];

/** Remove what was stored of all but the newest games. */
export function forgetOldest(): void {
  const tables = Object.keys(localStorage).flatMap((key) => /^ubongo\.log\.(.+)/.exec(key)?.[1] ?? []);
  const oldest = tables.toSorted((one, other) => lastSeen(other) - lastSeen(one)).slice(KEPT);
  for (const table of oldest) for (const kind of KINDS) localStorage.removeItem(`ubongo.${kind}.${table}`);
}

/** When the newest entry with a known time arrived. */
const lastSeen = (table: string): number =>
  Number(/.*:(\d+):\d* /.exec(stored(`ubongo.log.${table}`) ?? '')?.[1] ?? 0);
