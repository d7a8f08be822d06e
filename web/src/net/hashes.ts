/** The hashes of seeds that this browser saw while their games were on: who saw one need not believe what is said later. */

import type { TableOut } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Keep the first one that is seen. Once the seed is told, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed !== null || hashSeen(id) !== undefined) return;
  try {
    localStorage.setItem(keyOf(id), seed_hash);
  } catch {
    // Without a store, the replay says that the game was not seen.
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
