/** What the browser stores about a player: the table of this window, and the player's name. */

const AT_KEY = 'ubongo:at';

/** The table of this window while its game is running; the home page links back to it. */
export const tableLeft = (): string | undefined => sessionStorage.getItem(AT_KEY) ?? undefined;

export function sitAt(table: string, goesOn: boolean): void {
  if (goesOn) sessionStorage.setItem(AT_KEY, table);
  else if (tableLeft() === table) sessionStorage.removeItem(AT_KEY);
}

const NAME_KEY = 'ubongo:name';

/** The name that this player last chose. */
export const ownName = (): string => localStorage.getItem(NAME_KEY) ?? '';

export const rememberName = (name: string): void => localStorage.setItem(NAME_KEY, name);
