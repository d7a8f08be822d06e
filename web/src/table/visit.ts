/** What the browser stores about a player: the table of this window, and the player's name. */

import { keep, stored } from '../net/hashes.ts';

const AT_KEY = 'ubongo:at';

/** The table of this window while its game is running; the home page links back to it. */
export const tableLeft = (): string | undefined => stored(AT_KEY, 'sessionStorage');

export function sitAt(table: string, goesOn: boolean): void {
  if (goesOn) keep(AT_KEY, table, 'sessionStorage');
  else if (tableLeft() === table) sessionStorage.removeItem(AT_KEY);
}

const NAME_KEY = 'ubongo:name';

/** The name that this player last chose. */
export const ownName = (): string => stored(NAME_KEY) ?? '';

export const rememberName = (name: string): void => keep(NAME_KEY, name);
