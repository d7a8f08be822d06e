/** Stores the seed hashes seen during games, so that replays can be checked without trusting the server. */

import type { TableOut, Update, Welcome } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Store the first hash seen. Once the seed is published, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed === null && hashSeen(id) === undefined) keep(keyOf(id), seed_hash);
}

/** Store the hash of the newest entry seen. */
export function keepHead(table: string, { seq, head }: Welcome | Update): void {
  if (head !== null) keep(`ubongo.head.${table}`, `${seq}:${head}`);
}

/** Store something that the replay compares; without storage, it reports that this browser did not see the game. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it.
  }
}

/** Undefined if this browser did not see the game. */
export const hashSeen = (table: string): string | undefined => stored(keyOf(table));

/** What this browser stored under that key. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
