/** Stores the seed hashes seen during games, so that replays can be checked without trusting the server. */

import type { TableOut, Update, Welcome } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Store the first hash seen. Once the seed is published, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed === null && hashSeen(id) === undefined) keep(keyOf(id), seed_hash);
}

/** The newest entry seen in this page, so that the time of each is noted once. */
let newest = '';

/** Store the hash of the newest entry seen, and by this browser's clock when it came. */
export function keepHead(table: string, { type, seq, head }: Welcome | Update): void {
  const entry = `${table} ${seq}`;
  if (head === null || entry === newest) return;
  newest = entry;
  keep(`ubongo.head.${table}`, `${seq}:${head}`);
  if (type === 'welcome' || globalThis.document?.hidden) return; // it may have come long before
  const key = `ubongo.times.${table}`;
  keep(key, `${stored(key) ?? ''}${seq}:${Date.now()} `);
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
