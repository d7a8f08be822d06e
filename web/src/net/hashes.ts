/** Stores the seed hashes seen during games, so that replays can be checked without trusting the server. */

import type { TableOut } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Store the first hash seen. Once the seed is published, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed !== null || hashSeen(id) !== undefined) return;
  try {
    localStorage.setItem(keyOf(id), seed_hash);
  } catch {
    // Without storage, the replay reports that this browser did not see the game.
  }
}

/** Undefined if this browser did not see the game. */
export function hashSeen(table: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(table)) ?? undefined;
  } catch {
    return undefined;
  }
}
