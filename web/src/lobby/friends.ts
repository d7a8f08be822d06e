/** A table with friends is opened with one click: it is of the edition that was played last. */

import { router, tableHash } from '../lib/route.svelte.ts';
import { fetchEditions } from '../net/editions.ts';
import { createTable } from '../net/http.ts';
import { keepInvite } from '../net/invites.ts';
import { ownName } from '../table/visit.ts';
import { storedTable } from './storedTable.ts';
import { tableEdition } from './tableEditions.ts';

/** A table in whose lobby friends are waited for. Bots take the seats that stay open. */
export async function openForFriends(): Promise<void> {
  await fetchEditions();
  const { name: edition, players } = tableEdition(storedTable().edition);
  const friends = Array.from({ length: players.max - 1 }, () => ({ kind: 'open' }));
  const { table, invite } = await createTable({
    edition,
    seats: [{ kind: 'me' }, ...friends],
    name: ownName(),
  });
  keepInvite(table, invite);
  router.go(tableHash(table));
}
