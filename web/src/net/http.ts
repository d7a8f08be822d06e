/** The HTTP requests to the server; games themselves use a socket. */

import type { BoxOut } from '../engines/common/box.ts';
import { type Box, boxOf } from '../engines/flat/box.ts';
import type { SolidBox } from '../engines/solid/box.ts';
import { lazy } from '../i18n/lazy.ts';
import { isInstalled } from '../lib/storage.ts';
import { hasCookies } from './cookies.ts';
import { newId } from './newId.ts';

/** The options of a new table; the server fills in defaults for the rest. */
export interface NewTableIn {
  readonly edition: string;
  readonly settings?: Readonly<Record<string, string | number | boolean | null>>;
  readonly seats: readonly { readonly kind: string; readonly strength?: string }[];
  readonly deck?: string;
  readonly name: string;
}

export interface TableMade {
  readonly table: string;
  readonly seat: number;
  readonly invite: string;
}

/** An error response from the server, or no response at all (status 0). */
export class RestError extends Error {
  constructor(
    readonly status: number,
    /** The error code; empty if the response is not from this server. */
    readonly code = '',
  ) {
    super(`the server answered ${status} ${code}`);
  }
}

/** Whether a request failed for want of a server, and the page can do without: a worker has kept what it needs. */
export const isServerless = (error: unknown): boolean =>
  error instanceof RestError && (error.status || 502) >= 502 && isInstalled();

/** The last request for a table that was not answered, and its name. */
let unanswered: readonly [asked: string, name: string] = ['', ''];

/**
 * Open a table. A request that is sent again, because its answer was lost or a button pressed twice, opens no second one.
 *
 * Rejects without cookies, too: the player could not come to the table.
 */
export async function createTable(table: NewTableIn): Promise<TableMade> {
  if (!hasCookies()) throw Error('no cookies');
  const asked = JSON.stringify(table);
  if (unanswered[0] !== asked) unanswered = [asked, newId()];
  const made = await call<TableMade>('/api/tables', { ...table, request: unanswered[1] });
  unanswered = ['', ''];
  return made;
}

/** The message for a table that could not be opened. */
export const openingFailure = (): 'home-failed' | 'home-no-cookies' =>
  hasCookies() ? 'home-failed' : 'home-no-cookies';

const boxes = new Map<string, Promise<BoxOut>>();

/** The pieces of a flat box; requested once, and again only after a failure. */
export const box = async (name: string): Promise<Box> => boxOf(await boxOut(name));

/** The blocks of the solid box, requested in the same way. */
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
