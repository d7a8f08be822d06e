/** Stores the options of the last new table as defaults for the next one. */

import { keep, stored } from '../lib/storage.ts';

const KEY = 'ubongo:wish';

/** Empty if nothing readable is stored. */
export function storedTable(): Record<string, unknown> {
  try {
    const last: unknown = JSON.parse(stored(KEY) ?? '{}');
    return typeof last === 'object' ? { ...last } : {};
  } catch {
    return {};
  }
}

/** Whether a table against bots is stored; picking a game alone stores no strength. */
export const hasStoredTable = (): boolean => storedTable().strength !== undefined;

export const storeTable = (table: object): void => keep(KEY, JSON.stringify(table));
