/** Opens a table for friends with one click, with the edition that was played last. */

import { router, tableHash } from '../lib/route.svelte.ts';
import { fetchEditions } from '../net/editions.ts';
import { createTable } from '../net/http.ts';
import { keepInvite } from '../net/invites.ts';
import { storedTable } from '../table/storedTable.ts';
import { ownName } from '../table/visit.ts';
import { tableEdition } from './tableEditions.ts';

/** Open a table and go to its lobby. Bots take the seats that stay open. */
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
