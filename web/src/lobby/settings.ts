/** How a setting is displayed: the ids of its messages, and its values as option keys. */

import { isSaid, say, type Words } from '../i18n/text.ts';
import type { Value } from '../net/editions.ts';
import type { EditionOut, SettingOut } from '../net/wire.gen.ts';

export interface Option {
  readonly value: string;
  readonly text: string;
}

/** Settings with more options than this are shown as a list. */
const MOST_TABS = 4;

/** The name of a setting without its seat number: `level` for `level_2`. */
export const sharedName = ({ name, seat }: SettingOut): string =>
  seat === null ? name : name.replace(`_${seat}`, '');

/** The settings that have a control in the lobby, in order. */
export const offeredSettings = ({ settings }: EditionOut): SettingOut[] =>
  settings.filter(({ offered }) => offered.length > 0);

export const isLong = ({ type, offered }: SettingOut): boolean =>
  type === 'seat' || offered.length > MOST_TABS;

/** The option key of a value. */
export const keyOf = (value: Value): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** The offered value with that key; if there is none, the default. */
export function valueAt({ offered, default: usual }: SettingOut, key: string): Value {
  const index = offered.findIndex((value) => keyOf(value) === key);
  return index < 0 ? usual : (offered[index] ?? null);
}

/** The message `rules-side` for the setting `side`; without a message, the name of the setting. */
export const labelOf = (setting: SettingOut, words?: Words): string =>
  wordsOf(idOf(setting), words) ?? sharedName(setting);

/** The label for the settings of all seats together, such as `rules-level-all`. */
export const labelOfAll = (setting: SettingOut): string =>
  wordsOf(`${idOf(setting)}-all`) ?? sharedName(setting);

/** The message `rules-side-3` for the value 3 of `side`; without one, a duration in seconds or the value itself. */
export function textOf(setting: SettingOut, value: Value, words?: Words): string {
  const text = wordsOf(`${idOf(setting)}-${keyOf(value)}`, words);
  if (text !== undefined) return text;
  return typeof value === 'number' && setting.unit === 'ms'
    ? say('rules-seconds', { seconds: value / 1000 })
    : String(value);
}

export const optionsOf = (setting: SettingOut, words?: Words): Option[] =>
  setting.offered.map((value) => ({ value: keyOf(value), text: textOf(setting, value, words) }));

const idOf = (setting: SettingOut): string => `rules-${sharedName(setting).replaceAll('_', '-')}`;
const wordsOf = (id: string, words?: Words): string | undefined => (isSaid(id) ? say(id, words) : undefined);
