/** The first game after the lessons: one bot, as gentle as there is, and the usual settings. */

import { openTable, usualTable, withinSeats } from '../../lobby/preferences.ts';
import { keyOf } from '../../lobby/settings.ts';
import { botSetting, fetchEditions } from '../../net/editions.ts';

/** Open a table of that edition against one bot. Rejects if the server does not answer. */
export async function openFirstGame(edition: string): Promise<void> {
  await fetchEditions();
  const [gentlest] = botSetting('strength').offered;
  await openTable(
    withinSeats({
      ...usualTable(),
      edition,
      opponents: 1,
      ...(gentlest === undefined ? {} : { strength: keyOf(gentlest) }),
    }),
  );
}
