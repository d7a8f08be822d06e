/** The rules of a table as controls, built from the server's description of the settings. */

import { say, type Words } from '../i18n/text.ts';
import { editions, type Value } from '../net/editions.ts';
import type { RulesIn, SettingOut, TableOut } from '../net/wire.gen.ts';
import type { View } from '../table/edition.ts';
import { editionName } from './editionWords.ts';
import {
  isLong,
  keyOf,
  labelOf,
  type Option,
  offeredSettings,
  optionsOf,
  textOf,
  valueAt,
} from './settings.ts';
import { tableEdition, tableEditions } from './tableEditions.ts';

export type Change = Omit<RulesIn, 'type'>;

export interface Rule {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** The seat whose player may change it as well as the host. */
  readonly seat: number | null;
  /** Whether a player may be left without it: most have none. */
  readonly isHandicap?: boolean;
  /** Whether to show a drop-down list instead of tabs. */
  readonly isLong: boolean;
  readonly change: (value: string) => Change;
}

/** An edition's additions to the description of its settings. */
export interface RuleDetails {
  /** The settings to show for that many players, in order, before the handicaps; if absent, all offered ones. */
  shown?(players: number): readonly string[];
  /** The values to show, if they differ from the stored ones. */
  values?(settings: Readonly<Record<string, Value>>): Readonly<Record<string, Value>>;
  /** Other settings that a choice of this one sets as well. */
  sets?(name: string): Readonly<Record<string, Value>> | undefined;
  /** Additional arguments for messages: names and numbers. */
  words?(players: number): Words;
}

/** All rules in display order: the edition's short ones, those of every table, the long lists, and then handicaps. */
export function rulesOf(table: TableOut, view: View, details: RuleDetails = {}): Rule[] {
  const stored: Record<string, Value> = { ...view.settings };
  const values = details.values?.(stored) ?? stored;
  const words = details.words?.(table.seats.length) ?? {};
  const shown = shownSettings(table, view, details);
  const ruleOf = (setting: SettingOut): Rule => {
    const rule = settingRule(table, setting, values[setting.name] ?? null, words);
    const more = details.sets?.(setting.name);
    if (!more) return rule;
    return { ...rule, change: (key) => ({ settings: { ...rule.change(key).settings, ...more } }) };
  };
  const forAll = shown.filter((setting) => !isHandicap(setting));
  return [
    game(table),
    ...forAll.filter((setting) => !isLong(setting)).map(ruleOf),
    ...editions()
      .table.filter(hasEffect(table))
      .map((setting) => tableRule(setting, table)),
    ...forAll.filter(isLong).map(ruleOf),
    ...shown.filter(isHandicap).map(ruleOf),
  ];
}

/** The label and value of each rule as text. */
export const ruleTexts = (
  table: TableOut,
  view: View,
  details?: RuleDetails,
): (readonly [string, string])[] =>
  rulesOf(table, view, details).map(({ label, options, value }) => [
    label,
    options.find((option) => option.value === value)?.text ?? '',
  ]);

/** Default values for the settings that name a seat which a table with that many players lacks. */
export function resetForSeats({ edition, settings }: View, players: number): Record<string, Value> {
  const values: Record<string, Value> = { ...settings };
  const gone = tableEdition(edition).settings.filter(
    ({ name, type }) => type === 'seat' && Number(values[name] ?? 0) >= players,
  );
  return Object.fromEntries(gone.map(({ name, default: usual }) => [name, usual]));
}

function shownSettings({ seats }: TableOut, { edition }: View, { shown }: RuleDetails): SettingOut[] {
  const offered = offeredSettings(tableEdition(edition)).filter(({ seat }) => (seat ?? 0) < seats.length);
  return (
    shown?.(seats.length)
      .flatMap((name) => offered.filter((setting) => setting.name === name))
      .concat(offered.filter(isHandicap)) ?? offered
  );
}

/** Whether a setting of every table matters to this one: layouts of cards are never watched. */
const hasEffect =
  ({ edition }: TableOut) =>
  ({ name }: SettingOut): boolean =>
    name !== 'spectators' || !tableEdition(edition).decks.includes('cards');

function game({ edition }: TableOut): Rule {
  const options = tableEditions().map(({ name }) => ({ value: name, text: editionName(name) }));
  const change = (value: string): Change => ({ edition: value });
  return {
    name: 'edition',
    label: say('rules-edition'),
    value: edition,
    options,
    seat: null,
    isLong: false,
    change,
  };
}

/** A setting shared by tables of all editions. */
function tableRule(setting: SettingOut, table: TableOut): Rule {
  const { name } = setting;
  return {
    name,
    label: labelOf(setting),
    value: String(table[name as keyof TableOut]),
    options: optionsOf(setting),
    seat: null,
    isLong: isLong(setting),
    change: (value) => ({ [name]: value }),
  };
}

/** A setting of the edition. One for a seat is shown as a list, labeled with the player's name. */
function settingRule(table: TableOut, setting: SettingOut, value: Value, words: Words): Rule {
  const { name, seat } = setting;
  return {
    name,
    label: labelOf(setting, seat === null ? words : { ...words, name: seatName(table, seat) }),
    value: keyOf(value),
    options: setting.type === 'seat' ? seatOptions(table, setting) : optionsOf(setting, words),
    seat,
    isHandicap: isHandicap(setting),
    isLong: isLong(setting) || seat !== null,
    change: (key) => ({ settings: { [name]: valueAt(setting, key) } }),
  };
}

const seatOptions = (table: TableOut, setting: SettingOut): Option[] =>
  setting.offered
    .filter((seat) => Number(seat ?? 0) < table.seats.length)
    .map((seat) => ({
      value: keyOf(seat),
      text: typeof seat === 'number' ? seatName(table, seat) : textOf(setting, seat),
    }));

const isHandicap = ({ seat, nullable }: SettingOut): boolean => seat !== null && nullable;

/** The name of the player in the seat, or the seat number. */
const seatName = (table: TableOut, seat: number): string =>
  table.seats[seat]?.name || say('lobby-seat', { number: seat + 1 });
