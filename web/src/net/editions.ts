/** The editions as described by the server: numbers of players, and settings with defaults and choices. */

import { call } from './http.ts';
import type { EditionsOut, SettingOut } from './wire.gen.ts';

/** The value of a setting. */
export type Value = SettingOut['default'];

let known: EditionsOut | undefined;
let request: Promise<EditionsOut> | undefined;

/** Requested once; requested again only after a failure. */
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

/** Runs `load` and fetches the editions in parallel; resolves to the result of `load`. */
export async function withEditions<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), fetchEditions()]);
  return loaded;
}

export const hasEditions = (): boolean => known !== undefined;

/** Throws Error if the editions have not been fetched. */
export function editions(): EditionsOut {
  if (!known) throw new Error('the editions have not been fetched');
  return known;
}

/** A setting of a bot. Throws RangeError if there is none of that name. */
export const botSetting = (name: string): SettingOut => settingNamed(editions().bot, name);

/** A setting of tables of every edition. Throws RangeError if there is none of that name. */
export const tableSetting = (name: string): SettingOut => settingNamed(editions().table, name);

/** A setting of that edition. Throws RangeError: there is no such setting. */
export const editionSetting = (edition: string, name: string): SettingOut =>
  settingNamed(editions().editions.find((each) => each.name === edition)?.settings ?? [], name);

function settingNamed(settings: readonly SettingOut[], name: string): SettingOut {
  const found = settings.find((each) => each.name === name);
  if (!found) throw new RangeError(`no setting ${name}`);
  return found;
}
