/** The options of a new table against bots, and the questions that set them. */

import { botSetting, tableSetting, type Value } from '../net/editions.ts';
import type { EditionOut, SettingOut } from '../net/wire.gen.ts';
import { offeredSettings, sharedName, valueAt } from './settings.ts';
import { tableEdition } from './tableEditions.ts';

const OPPONENTS = 2;

/** The options of a table against bots. */
export interface NewTable {
  readonly edition: string;
  readonly opponents: number;
  readonly strength: string;
  readonly deck: string;
  /** The values by question name, including those for other editions. */
  readonly settings: Readonly<Record<string, Value>>;
}

/** A question about a new table: one setting, or the settings of all seats, which get the same value. */
export interface SettingQuestion {
  readonly name: string;
  readonly setting: SettingOut;
  readonly settings: readonly string[];
}

/** The questions of an edition. Yes/no settings, those that name a seat, and handicaps are left to the lobby. */
export function questionsOf(edition: EditionOut): SettingQuestion[] {
  const asked = offeredSettings(edition).filter(
    ({ type, seat, nullable }) => type !== 'boolean' && type !== 'seat' && (seat === null || !nullable),
  );
  const firsts = asked.filter(
    (each, index) => asked.findIndex((other) => sharedName(other) === sharedName(each)) === index,
  );
  return firsts.map((setting) => {
    const name = sharedName(setting);
    const settings = asked.filter((each) => sharedName(each) === name).map((each) => each.name);
    return { name, setting, settings };
  });
}

/** The value chosen for a question, or the default if that value is not offered. */
export const answerTo = ({ name, setting }: SettingQuestion, { settings }: NewTable): Value =>
  valueAt(setting, String(settings[name]));

/** The options if nothing is stored. */
export const usualTable = (): NewTable => tableLike({});

/** The stored options, with defaults for values that are no longer offered. */
export function tableLike({
  edition,
  opponents,
  strength,
  deck,
  ...settings
}: Record<string, unknown>): NewTable {
  return withinSeats({
    edition: tableEdition(edition).name,
    opponents: typeof opponents === 'number' ? opponents : OPPONENTS,
    strength: String(valueAt(botSetting('strength'), String(strength))),
    deck: String(valueAt(tableSetting('deck'), String(deck))),
    settings: settings as Record<string, Value>,
  });
}

/** The options with the number of opponents clamped to what the edition allows. */
export function withinSeats(newTable: NewTable): NewTable {
  const { min, max } = tableEdition(newTable.edition).players;
  return { ...newTable, opponents: Math.min(Math.max(newTable.opponents, min - 1), max - 1) };
}
