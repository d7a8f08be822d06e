/** What the last new table was like, so that "play again" and the next visit need no questions. */

import { router, tableHash } from '../lib/route.svelte.ts';
import { createLobby, createTable, type NewTable } from '../net/http.ts';
import { keepInvite } from '../net/invites.ts';
import { autoStartKey } from '../table/session.svelte.ts';
import { ownName } from '../table/visit.ts';
import { gameNamed } from './choices.ts';

const KEY = 'ubongo:wish';

export const DEFAULT_TABLE: NewTable = {
  edition: 'pouch',
  opponents: 2,
  strength: 'steady',
  side: '3',
  level: '1',
  glass: 60_000,
  deck: 'standard',
};

export function lastNewTable(): NewTable {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const newTable: NewTable = { ...DEFAULT_TABLE, ...(typeof stored === 'object' ? stored : {}) };
    return withinSeats({ ...newTable, edition: gameNamed(newTable.edition).edition });
  } catch {
    return DEFAULT_TABLE;
  }
}

/** With as many opponents as that game is for. */
export function withinSeats(newTable: NewTable): NewTable {
  const { fewest, most } = gameNamed(newTable.edition);
  return { ...newTable, opponents: Math.min(Math.max(newTable.opponents, fewest - 1), most - 1) };
}

export async function openTable(newTable: NewTable): Promise<void> {
  localStorage.setItem(KEY, JSON.stringify(newTable));
  const { table } = await createTable(newTable, '');
  sessionStorage.setItem(autoStartKey(table), '1');
  router.go(tableHash(table));
}

/** A table in whose lobby friends are waited for. Bots take the seats that stay open. */
const SEATS_FOR_FRIENDS = 4;

export async function openForFriends(): Promise<void> {
  const { table, invite } = await createLobby(lastNewTable().edition, ownName(), SEATS_FOR_FRIENDS);
  keepInvite(table, invite);
  router.go(tableHash(table));
}
