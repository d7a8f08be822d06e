/** A player's solo runs, as stored by the server. */

import { call } from './http.ts';
import type { SoloSettings } from './wire.gen.ts';

/** A solved board. */
export interface Solve {
  readonly grade: number;
  readonly pieces: number;
  readonly elapsed_ms: number;
  /** How many hints the player had; absent if none. */
  readonly hints?: number;
  /** Whether the board came again in its run. */
  readonly repeat?: boolean;
  /** The pieces of the board; absent if an older version stored it. */
  readonly names?: readonly string[];
}

/** A finished run. */
export interface Run {
  readonly table: string;
  /** When it ended, in Unix milliseconds. */
  readonly at: number;
  readonly settings: SoloSettings;
  readonly points: number;
  readonly ending: string;
  readonly solves: readonly Solve[];
  /** The duration including skipped boards; if absent, it is the sum of the solve times. */
  readonly elapsed_ms?: number | null;
}

interface RecordsOut {
  readonly edition: string;
  /** The newest ones of each ending. */
  readonly results: readonly Run[];
  /** The best ones, however old. */
  readonly bests: readonly Run[];
}

/** The player's own solo runs, from oldest to newest: the newest ones, and the best of each kind. */
export async function ownRuns(): Promise<readonly Run[]> {
  const { results, bests } = await call<RecordsOut>('/api/records?edition=solo');
  const tables = new Set(results.map(({ table }) => table));
  return [...bests.filter(({ table }) => !tables.has(table)), ...results].toSorted((a, b) => a.at - b.at);
}
