/** The editions as the server describes them: numbers of players, and settings with their defaults and choices. */

import { call } from './http.ts';
import type { EditionsOut, SettingOut } from './wire.gen.ts';

/** The value of a setting. */
export type Value = SettingOut['default'];

let known: EditionsOut | undefined;
let request: Promise<EditionsOut> | undefined;

/** Requested once, and again only if that failed. */
export async function fetchEditions(): Promise<EditionsOut> {
  request ??= call<EditionsOut>('/api/editions');
  try {
    known = await request;
    return known;
  } catch (error) {
    request = undefined;
    throw error;
  }
}

/** What `load` fetches, once the editions are known too. Both are requested at once. */
export async function withEditions<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), fetchEditions()]);
  return loaded;
}

export const hasEditions = (): boolean => known !== undefined;

/** Throws Error: they have not been fetched. */
export function editions(): EditionsOut {
  if (!known) throw new Error('the editions have not been fetched');
  return known;
}

/** What can be chosen for a bot. Throws RangeError: there is no such setting. */
export const botSetting = (name: string): SettingOut => settingNamed(editions().bot, name);

/** What can be chosen for a table of any edition. Throws RangeError: there is no such setting. */
export const tableSetting = (name: string): SettingOut => settingNamed(editions().table, name);

function settingNamed(settings: readonly SettingOut[], name: string): SettingOut {
  const found = settings.find((each) => each.name === name);
  if (!found) throw new RangeError(`no setting ${name}`);
  return found;
}
