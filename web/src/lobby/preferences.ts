/** What the last new table was like, so that "play again" and the next visit need no questions. */

import { place, tableHash } from '../lib/route.svelte.ts';
import { createLobby, createTable, type TableWish } from '../net/http.ts';
import { keepInvite } from '../net/invites.ts';
import { beginKey } from '../table/session.svelte.ts';
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

const AT_KEY = 'ubongo:at';

/** The table at which this window sits, as long as its game goes on: whoever strays finds the way back. */
export const tableLeft = (): string | undefined => sessionStorage.getItem(AT_KEY) ?? undefined;

export function sitAt(table: string, goesOn: boolean): void {
  if (goesOn) sessionStorage.setItem(AT_KEY, table);
  else if (tableLeft() === table) sessionStorage.removeItem(AT_KEY);
}

const NAME_KEY = 'ubongo:name';

/** What this player was last called, by choice. */
export const ownName = (): string => localStorage.getItem(NAME_KEY) ?? '';

export const rememberName = (name: string): void => localStorage.setItem(NAME_KEY, name);

/** A table in whose lobby friends are waited for. Bots take the seats that stay open. */
const SEATS_FOR_FRIENDS = 4;

export async function openForFriends(): Promise<void> {
  const { table, invite } = await createLobby(lastWish().edition, ownName(), SEATS_FOR_FRIENDS);
  keepInvite(table, invite);
  place.go(tableHash(table));
}
