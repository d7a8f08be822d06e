/** A first whole game, against one bot that suits the player's level. */

import { lastNewTable, openTable } from '../lobby/preferences.ts';
import { fetchEditions } from '../net/editions.ts';
import { ownLevel } from '../table/level.ts';
import { strengthOfLevel } from './strength.ts';

export async function openFirstGame(edition: string): Promise<void> {
  await fetchEditions();
  const strength = strengthOfLevel(ownLevel());
  await openTable({ ...lastNewTable(), edition, opponents: 1, strength, deck: 'standard', settings: {} });
}
