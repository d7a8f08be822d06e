/** How one has done alone, as the server has kept it. */

import { call } from './http.ts';
import type { SoloSettings } from './wire.gen.ts';

/** A board that was solved. */
export interface Solve {
  readonly grade: number;
  readonly pieces: number;
  readonly elapsed_ms: number;
}

/** A run that is over. */
export interface Run {
  readonly table: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** Of an old run, what it knew of them. */
  readonly settings: Partial<SoloSettings>;
  readonly points: number;
  readonly ending: string;
  readonly solves: readonly Solve[];
  /** The duration including boards set aside; if absent, the solves give it. */
  readonly elapsed_ms?: number | null;
}

interface RecordsOut {
  readonly edition: string;
  readonly results: readonly Run[];
}

/** One's own runs alone, the newest last. */
export const ownRuns = async (): Promise<readonly Run[]> =>
  (await call<RecordsOut>('/api/records?edition=solo')).results;
