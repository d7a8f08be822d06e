/** A new table against bots: what it is like, and how it is opened. It starts like the last one. */

import { router, tableHash } from '../lib/route.svelte.ts';
import { botSetting, tableSetting, type Value } from '../net/editions.ts';
import { createTable } from '../net/http.ts';
import type { EditionOut, SettingOut } from '../net/wire.gen.ts';
import { autoStartKey } from '../table/session.svelte.ts';
import { offeredSettings, sharedName, valueAt } from './settings.ts';
import { storedTable, storeTable } from './storedTable.ts';
import { tableEdition } from './tableEditions.ts';

const OPPONENTS = 2;

/** A table against bots. */
export interface NewTable {
  readonly edition: string;
  readonly opponents: number;
  readonly strength: string;
  readonly deck: string;
  /** By question; those of other editions are kept as well. */
  readonly settings: Readonly<Record<string, Value>>;
}

/** What a player is asked for a new table: one setting, or one for each seat that all get the same value of. */
export interface Question {
  readonly name: string;
  readonly setting: SettingOut;
  readonly settings: readonly string[];
}

/** Of the settings, those that are more than yes or no and need no seats yet; the rest is for the lobby. */
export function questionsOf(edition: EditionOut): Question[] {
  const asked = offeredSettings(edition).filter(({ type }) => type !== 'boolean' && type !== 'seat');
  const firsts = asked.filter(
    (each, index) => asked.findIndex((other) => sharedName(other) === sharedName(each)) === index,
  );
  return firsts.map((setting) => {
    const name = sharedName(setting);
    const settings = asked.filter((each) => sharedName(each) === name).map((each) => each.name);
    return { name, setting, settings };
  });
}

/** What that table has for a question; its default if nothing that is offered was chosen. */
export const answerTo = ({ name, setting }: Question, { settings }: NewTable): Value =>
  valueAt(setting, String(settings[name]));

/** Where nothing is stored. */
export const usualTable = (): NewTable => tableLike({});

export const lastNewTable = (): NewTable => tableLike(storedTable());

/** The stored table as far as there still is what it names. */
function tableLike({ edition, opponents, strength, deck, ...settings }: Record<string, unknown>): NewTable {
  return withinSeats({
    edition: tableEdition(edition).name,
    opponents: typeof opponents === 'number' ? opponents : OPPONENTS,
    strength: String(valueAt(botSetting('strength'), String(strength))),
    deck: String(valueAt(tableSetting('deck'), String(deck))),
    settings: settings as Record<string, Value>,
  });
}

/** With as many opponents as that game is for. */
export function withinSeats(newTable: NewTable): NewTable {
  const { min, max } = tableEdition(newTable.edition).players;
  return { ...newTable, opponents: Math.min(Math.max(newTable.opponents, min - 1), max - 1) };
}

export async function openTable(newTable: NewTable): Promise<void> {
  const { settings: chosen, ...rest } = newTable;
  storeTable({ ...chosen, ...rest });
  const { edition, opponents, strength, deck } = rest;
  const settings = Object.fromEntries(
    questionsOf(tableEdition(edition)).flatMap((question) =>
      question.settings.map((name) => [name, answerTo(question, newTable)]),
    ),
  );
  const bots = Array.from({ length: opponents }, () => ({ kind: 'bot', strength }));
  const { table } = await createTable({
    edition,
    settings,
    seats: [{ kind: 'me' }, ...bots],
    deck,
    name: '',
  });
  sessionStorage.setItem(autoStartKey(table), '1');
  router.go(tableHash(table));
}
