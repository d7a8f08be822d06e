/** Stores the hashes seen during games, so that replays can be checked without trusting the server. */

import { keep, stored } from '../lib/storage.ts';
import type { TableOut, Update, Welcome } from './wire.gen.ts';

const keyOf = (table: string): string => `ubongo:hash:${table}`;

/** Store the first hash seen. Once the seed is published, a hash proves nothing. */
export function keepHash({ id, seed, seed_hash }: TableOut): void {
  if (seed === null && hashSeen(id) === undefined) keep(keyOf(id), seed_hash.slice(0, 64));
}

/** The newest entry seen in this page, so that each is stored once. */
let newest = '';

/** Store the hash of each entry seen, this browser's seat, and when the entry came by this browser's clock. */
export function keepHead({ type, seq, head, table, view }: Welcome | Update): void {
  const entry = `${table.id} ${seq} ${head}`;
  if (!seq || (!head && table.scheme < 2) || entry === newest) return;
  newest = entry;
  // Without a time if it may have come long before. What is no hash is stored too: the replay says so.
  const at = type === 'welcome' || globalThis.document?.hidden ? '' : Date.now();
  note(`ubongo.log.${table.id}`, `${seq}:${head}:${at}:${view.seat ?? ''}`);
}

/** Add an item to a stored list; items are separated by spaces. */
export const note = (key: string, item: string): void =>
  keep(key, `${stored(key) ?? ''}${item.slice(0, 99)} `);

/** Undefined if this browser did not see the game. */
export const hashSeen = (table: string): string | undefined => stored(keyOf(table));
