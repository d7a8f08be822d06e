/** What this browser stores of the last new table, so that the next one starts like it. */

const KEY = 'ubongo:wish';

/** Empty if nothing is stored that can be read. */
export function storedTable(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' ? { ...stored } : {};
  } catch {
    return {};
  }
}

export const storeTable = (table: object): void => localStorage.setItem(KEY, JSON.stringify(table));
