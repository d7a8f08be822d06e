/** The last table against bots, and the request that opens a new one. */

import { router, tableHash } from '../lib/route.svelte.ts';
import { keep } from '../lib/storage.ts';
import { createTable } from '../net/http.ts';
import { storedTable, storeTable } from '../table/storedTable.ts';
import { autoStartKey } from '../table/visit.ts';
import { answerTo, type NewTable, questionsOf, tableLike } from './newTable.ts';
import { tableEdition } from './tableEditions.ts';

/** Its options, which are the defaults of the next. */
export const lastNewTable = (): NewTable => tableLike(storedTable());

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
  keep(autoStartKey(table), '1', 'sessionStorage');
  router.go(tableHash(table));
}
