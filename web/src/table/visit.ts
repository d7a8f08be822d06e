/** What the browser stores about a player: the table of this window, and the player's name. */

import { forget, keep, stored } from '../lib/storage.ts';

/** The session storage key that makes a new table start without a lobby; any value counts. */
export const autoStartKey = (table: string): string => `ubongo:begin:${table}`;

const AT_KEY = 'ubongo:at';
const AT_WHAT_KEY = 'ubongo:at-what';

/** What the home page shows about the table of this window. */
export interface Running {
  readonly isRun: boolean;
  /** Of the others; a run has none. */
  readonly names: readonly string[];
  /** When time runs out there, by this machine's date; undefined if no clock runs. */
  readonly endsAt?: number | undefined;
}

/** The table of this window while its game is running; the home page links back to it. */
export const tableLeft = (): string | undefined => stored(AT_KEY, 'sessionStorage');

/** What goes on there; nothing is known about a table of an earlier version of the page. */
export function whatIsLeft(): Running | undefined {
  try {
    const { isRun, names, endsAt } = JSON.parse(
      stored(AT_WHAT_KEY, 'sessionStorage') ?? '{}',
    ) as Partial<Running>;
    return {
      isRun: isRun === true,
      names: Array.isArray(names) ? names.map(String) : [],
      endsAt: Number(endsAt) || undefined,
    };
  } catch {
    return undefined;
  }
}

export function sitAt(table: string, goesOn: boolean, running?: Running): void {
  if (goesOn) keep(AT_KEY, table, 'sessionStorage');
  if (goesOn && running) keep(AT_WHAT_KEY, JSON.stringify(running), 'sessionStorage');
  if (goesOn) return;
  if (tableLeft() === table) forget(AT_KEY, 'sessionStorage');
}

const NAME_KEY = 'ubongo:name';

/** The name that this player last chose. */
export const ownName = (): string => stored(NAME_KEY) ?? '';

export const rememberName = (name: string): void => keep(NAME_KEY, name);
