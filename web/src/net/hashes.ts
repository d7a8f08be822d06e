/** Stores the hashes seen during games, so that replays can be checked without trusting the server. */

import type { TableOut, Update, Welcome } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Store the first hash seen. Once the seed is published, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed === null && hashSeen(id) === undefined) keep(keyOf(id), seed_hash);
}

/** The newest entry seen in this page, so that each is stored once. */
let newest = '';

/** Store the hash of each entry seen, and when it arrived by this browser's clock. */
export function keepHead(table: string, { type, seq, head }: Welcome | Update): void {
  const entry = `${seq}:${head}`;
  if (!head || `${table} ${entry}` === newest) return;
  newest = `${table} ${entry}`;
  keep(`ubongo.head.${table}`, entry);
  // Without a time if the entry may be much older. 64 bits of a hash are more than a forger can match.
  const at = type === 'welcome' || globalThis.document?.hidden ? '' : Date.now();
  note(`ubongo.log.${table}`, `${seq}:${head.slice(0, 16)}:${at}`);
}

/** Add an item to a stored list; items are separated by spaces. */
export const note = (key: string, item: string): void => keep(key, `${stored(key) ?? ''}${item} `);

/** Store something that the replay compares; without it, the replay reports that this browser did not see the game. */
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
