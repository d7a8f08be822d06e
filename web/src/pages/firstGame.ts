/** A first whole game: one bot and boards that suit the player's level, the usual settings, and the included deck. */

import { usualTable, withinSeats } from '../lobby/newTable.ts';
import { openTable } from '../lobby/preferences.ts';
import { fetchEditions } from '../net/editions.ts';
import { ownLevel, sideOfLevel } from '../table/level.ts';
import { strengthOfLevel } from '../table/strength.ts';

/** Open a table of that edition. Rejects if the server does not answer. */
export async function openFirstGame(edition: string): Promise<void> {
  await fetchEditions();
  const level = ownLevel();
  const suited = { strength: strengthOfLevel(level), settings: { side: sideOfLevel(level) } };
  await openTable(withinSeats({ ...usualTable(), edition, opponents: 1, ...suited }));
}
