/** What the last new table was like, so that "play again" and the next visit need no questions. */

import { createTable, type TableWish } from '../net/rest.ts';
import { place, tableHash } from '../route.svelte.ts';
import { beginKey } from './session.svelte.ts';

const KEY = 'ubongo:wish';

export const DEFAULT: TableWish = {
  opponents: 2,
  strength: 'steady',
  side: '3',
  glass: 60_000,
  deck: 'standard',
};

export function lastWish(): TableWish {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULT, ...(typeof stored === 'object' ? stored : {}) };
  } catch {
    return DEFAULT;
  }
}

export async function openTable(wish: TableWish): Promise<void> {
  localStorage.setItem(KEY, JSON.stringify(wish));
  const { table } = await createTable(wish, '');
  sessionStorage.setItem(beginKey(table), '1');
  place.go(tableHash(table));
}
