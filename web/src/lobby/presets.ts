/** All settings at once that differ between our defaults and the printed game. */

import { say } from '../i18n/text.ts';
import type { Value } from '../net/editions.ts';
import type { View } from '../table/edition.ts';
import type { Rule } from './rules.ts';
import { tableEdition } from './tableEditions.ts';

/**
 * The choice between the defaults and the printed game, for all settings in which they differ. A mixture is neither.
 * Undefined if the printed game is played by default.
 */
export function preset(view: View): Rule | undefined {
  const own = tableEdition(view.edition).settings.filter(({ default: usual, printed }) => usual !== printed);
  if (own.length === 0) return undefined;
  const values: Record<string, Value> = { ...view.settings };
  const presets: Record<string, Record<string, Value>> = {
    house: Object.fromEntries(own.map(({ name, default: usual }) => [name, usual])),
    box: Object.fromEntries(own.map(({ name, printed }) => [name, printed])),
  };
  const isOn = (key: string) => own.every(({ name }) => values[name] === presets[key]?.[name]);
  const keys = Object.keys(presets);
  return {
    name: 'preset',
    label: say('preset'),
    value: keys.find(isOn) ?? '',
    options: keys.map((value) => ({ value, text: say(`preset-${value}`) })),
    seat: null,
    isLong: false,
    change: (value) => ({ settings: presets[value] ?? {} }),
  };
}
