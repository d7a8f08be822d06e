/** The stored options of the next table against bots follow the player's level. See ADR 133. */

import { blocksOfLevel } from '../table/blockLevel.ts';
import { sideOfLevel } from '../table/level.ts';
import { storedTable, storeTable } from './storedTable.ts';
import { strengthOfLevel } from './strength.ts';

type Stored = Readonly<Record<string, unknown>>;
type Kind = 'flat' | 'solid';
type Suits = (level: number) => string;

/** The settings that a level decides, by kind of boards. */
const SUITED: Readonly<Record<Kind, Readonly<Record<string, Suits>>>> = {
  flat: { side: sideOfLevel, strength: strengthOfLevel },
  solid: { level: blocksOfLevel },
};

/** The options for a player whose level has changed. What the player chose otherwise stays. */
export function suited(table: Stored, kind: Kind, before: number, after: number): Stored {
  const changed = Object.entries(SUITED[kind])
    .filter(([name, suits]) => follows(name, table[name], suits(before)))
    .map(([name, suits]) => [name, suits(after)]);
  return { ...table, ...Object.fromEntries(changed) };
}

/** Without a stored strength, the page for a new table has its own: a preset. */
const follows = (name: string, value: unknown, usual: string): boolean =>
  value === undefined ? name !== 'strength' : String(value) === usual;

export const followLevel = (kind: Kind, before: number, after: number): void =>
  storeTable(suited(storedTable(), kind, before, after));
