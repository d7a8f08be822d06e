/** A person's devices and data, as the server stores them. */

import { call } from '../../net/http.ts';

/** Where the file with all that is stored of the player is downloaded. */
export const PERSON_FILE = '/api/person';

const GROUP = 4;

/** The code in groups that are easy to copy by hand. */
export const grouped = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? '';

export const newCode = async (): Promise<string> =>
  (await call<{ code: string }>('/api/person/code', {})).code;

/** What a device finds once it is one of the person's. */
export interface Found {
  readonly results: number;
  readonly attempts: number;
}

export const addDevice = (code: string): Promise<Found> => call('/api/person/device', { code });

export const eraseAll = (): Promise<Found> => call('/api/person/erase', { erase: 'everything' });

/** The keys of everything that this page stores in the browser, in either storage. */
export const isOwnKey = (key: string): boolean => /^ubongo[:.]/.test(key);

/** Empty what this browser stores; a storage that is forbidden holds nothing. */
export function forgetAll(storages: () => readonly Storage[] = () => [localStorage, sessionStorage]): void {
  try {
    for (const storage of storages()) {
      for (const key of Object.keys(storage).filter(isOwnKey)) storage.removeItem(key);
    }
  } catch {
    // Nothing is stored.
  }
}
