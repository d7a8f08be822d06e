/** What the last new table was like, so that "play again" and the next visit need no questions. */

import { place, tableHash } from '../lib/route.svelte.ts';
import { createLobby, createTable, type TableWish } from '../net/http.ts';
import { keepInvite } from '../net/invites.ts';
import { beginKey } from '../table/session.svelte.ts';
import { ownName } from '../table/visit.ts';
import { gameNamed } from './choices.ts';

const KEY = 'ubongo:wish';

export const DEFAULT: TableWish = {
  edition: 'pouch',
  opponents: 2,
  strength: 'steady',
  side: '3',
  level: '1',
  glass: 60_000,
  deck: 'standard',
};

export function lastWish(): TableWish {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const wish: TableWish = { ...DEFAULT, ...(typeof stored === 'object' ? stored : {}) };
    return fitting({ ...wish, edition: gameNamed(wish.edition).edition });
  } catch {
    return DEFAULT;
  }
}

/** With as many opponents as that game is for. */
export function fitting(wish: TableWish): TableWish {
  const { fewest, most } = gameNamed(wish.edition);
  return { ...wish, opponents: Math.min(Math.max(wish.opponents, fewest - 1), most - 1) };
}

export async function openTable(wish: TableWish): Promise<void> {
  localStorage.setItem(KEY, JSON.stringify(wish));
  const { table } = await createTable(wish, '');
  sessionStorage.setItem(beginKey(table), '1');
  place.go(tableHash(table));
}

/** A table in whose lobby friends are waited for. Bots take the seats that stay open. */
const SEATS_FOR_FRIENDS = 4;

export async function openForFriends(): Promise<void> {
  const { table, invite } = await createLobby(lastWish().edition, ownName(), SEATS_FOR_FRIENDS);
  keepInvite(table, invite);
  place.go(tableHash(table));
}
