/** What the page for a new table against bots starts with. */

import { presetOfStrength, withPreset } from '../lobby/botPresets.ts';
import type { NewTable } from '../lobby/newTable.ts';
import { lastNewTable } from '../lobby/preferences.ts';
import { ownLevel } from '../table/level.ts';
import { hasStoredTable } from '../table/storedTable.ts';
import { strengthOfLevel } from '../table/strength.ts';

/** The last table, or for a newcomer one that suits their level. */
export function firstTable(): NewTable {
  const last = lastNewTable();
  return hasStoredTable() ? last : withPreset(presetOfStrength(strengthOfLevel(ownLevel())), last);
}
