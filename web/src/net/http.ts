/** The calls to the server that are not on a table's line. */

import type { BoxOut } from '../engines/common/box.ts';
import { type Box, boxOf } from '../engines/flat/box.ts';
import type { SolidBox } from '../engines/solid/box.ts';
import { lazy } from '../i18n/lazy.ts';

/** The games that a table can be opened for. Solo has its own page. */
export type EditionName = 'pouch' | 'classic' | 'three-d' | 'cards';

export type Strength = 'gentle' | 'steady' | 'sharp';

/** What a new table agrees on. */
export interface NewTable {
  readonly edition: EditionName;
  readonly opponents: number;
  readonly strength: Strength;
  readonly side: '3' | '4';
  /** Everyone's level, if there are levels. */
  readonly level: '1' | '2' | '3' | '4';
  /** How long the glass runs, in milliseconds; null: no limit. */
  readonly glass: number | null;
  readonly deck: 'standard' | 'fresh';
}

export interface TableMade {
  readonly table: string;
  readonly seat: number;
  readonly invite: string;
}

/** The server refused, or did not answer (0). */
export class RestError extends Error {
  constructor(
    readonly status: number,
    /** The reason, for programs; empty if the answer is not from our server. */
    readonly code = '',
  ) {
    super(`the server answered ${status} ${code}`);
  }
}

export function createTable(newTable: NewTable, name: string): Promise<TableMade> {
  const bots = Array.from({ length: newTable.opponents }, () => ({
    kind: 'bot',
    strength: newTable.strength,
  }));
  return call('/api/tables', {
    edition: newTable.edition,
    settings: settingsOf(newTable),
    seats: [{ kind: 'me' }, ...bots],
    deck: newTable.deck,
    name,
  });
}

/** What of the wish that game agrees on. */
function settingsOf({ edition, side, level, glass }: NewTable): Record<string, string | number | null> {
  switch (edition) {
    case 'pouch':
    case 'classic':
      return { side, glass };
    case 'three-d': {
      const all = Number(level);
      return { level_0: all, level_1: all, level_2: all, level_3: all, glass };
    }
    case 'cards':
      return {};
    default:
      return edition satisfies never;
  }
}

/** A table for friends: oneself, and open seats. */
export const createLobby = (edition: EditionName, name: string, seats: number): Promise<TableMade> =>
  call('/api/tables', {
    edition,
    settings: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    deck: 'standard',
    name,
  });

/** The result of an invitation; without a seat, the player watches. */
export interface Joined {
  readonly table: string;
  readonly seat: number | null;
}

export const joinByCode = (code: string, name: string): Promise<Joined> => call('/api/join', { code, name });

export const joinByLink = (table: string, invite: string, name: string): Promise<Joined> =>
  call(`/api/tables/${encodeURIComponent(table)}/join`, { invite, name });

/** Where others in the network find this server. */
export const reach = async (): Promise<string | undefined> =>
  (await call<{ url: string | null }>('/api/reach')).url ?? undefined;

const boxes = new Map<string, Promise<BoxOut>>();

/** The pieces of a flat box; requested once, and again only if that failed. */
export const box = async (name: string): Promise<Box> => boxOf(await boxOut(name));

/** The blocks of the solid box, likewise. */
export async function solidBox(): Promise<SolidBox> {
  const [out, { solidBoxOf }] = await Promise.all([
    boxOut('solid'),
    lazy([], () => import('../engines/solid/box.ts')),
  ]);
  return solidBoxOf(out);
}

function boxOut(name: string): Promise<BoxOut> {
  const known = boxes.get(name) ?? call<BoxOut>(`/api/boxes/${name}`);
  boxes.set(name, known);
  known.catch(() => boxes.delete(name));
  return known;
}

export const exportLink = (table: string): string => `/api/tables/${encodeURIComponent(table)}/export`;

export async function call<T>(path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, init).catch(() => undefined);
  if (!response?.ok) throw new RestError(response?.status ?? 0, await codeOf(response));
  return (await response.json()) as T;
}

async function codeOf(response: Response | undefined): Promise<string> {
  const said: unknown = await response?.json().catch(() => undefined);
  return typeof said === 'object' && said !== null && 'error' in said ? String(said.error) : '';
}
