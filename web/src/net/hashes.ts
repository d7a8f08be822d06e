/** The hashes of seeds that this browser saw while their games were running, so that it need not trust later claims. */

import type { TableOut } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Keep the first one that is seen. Once the seed is published, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed !== null || hashSeen(id) !== undefined) return;
  try {
    localStorage.setItem(keyOf(id), seed_hash);
  } catch {
    // Without a store, the replay reports that the game was not seen.
  }
}

/** Nothing where the game was not seen. */
export function hashSeen(table: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(table)) ?? undefined;
  } catch {
    return undefined;
  }
}
