/** What this window remembers of its player: the table they left, and the name they chose. */

const AT_KEY = 'ubongo:at';

/** The table of this window, as long as its game is running: the home page leads back to it. */
export const tableLeft = (): string | undefined => sessionStorage.getItem(AT_KEY) ?? undefined;

export function sitAt(table: string, goesOn: boolean): void {
  if (goesOn) sessionStorage.setItem(AT_KEY, table);
  else if (tableLeft() === table) sessionStorage.removeItem(AT_KEY);
}

const NAME_KEY = 'ubongo:name';

/** What this player was last called, by choice. */
export const ownName = (): string => localStorage.getItem(NAME_KEY) ?? '';

export const rememberName = (name: string): void => localStorage.setItem(NAME_KEY, name);
