/** What the last new table was like, so that "play again" and the next visit need no questions. */

import { createTable, type Pace, type TableWish } from '../net/rest.ts';
import { place, tableHash } from '../route.svelte.ts';

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
  const { table } = await createTable(wish, '', pace());
  place.go(tableHash(table));
}

/** Tests hurry: `?countdown=500&pause=1000`. */
function pace(): Pace {
  const query = new URLSearchParams(location.search);
  const of = (name: string) => (query.has(name) ? { [name]: Number(query.get(name)) } : {});
  return { ...of('countdown'), ...of('pause') };
}
