/** Requests for a seat at a table of others. */

import { hasCookies } from './cookies.ts';
import { call, RestError } from './http.ts';

/** The result of joining; without a seat, the player is a spectator. */
export interface Joined {
  readonly table: string;
  readonly seat: number | null;
}

export const joinByCode = (code: string, name: string): Promise<Joined> => join('/api/join', { code, name });

export const joinByLink = (table: string, invite: string, name: string): Promise<Joined> =>
  join(`/api/tables/${encodeURIComponent(table)}/join`, { invite, name });

/** Rejects without cookies: a seat would be taken that nobody could sit on. */
async function join(path: string, request: object): Promise<Joined> {
  if (!hasCookies()) throw new RestError(0, 'no-cookies');
  return call(path, request);
}
