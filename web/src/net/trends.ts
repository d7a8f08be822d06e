/** What a player's solo runs show over time, as worked out by the server. */

import { call } from './http.ts';

/** The player's times on the boards of one side, without help. */
export interface SideTrend {
  readonly side: string;
  readonly count: number;
  /** Of the newest 20. */
  readonly median_ms: number;
  readonly best_ms: number;
  /** Those 20, the newest last. */
  readonly recent_ms: readonly number[];
  /** How many other players the median is compared with; null: too few. */
  readonly others: number | null;
  /** How many of them are slower. */
  readonly slower: number | null;
}

/** A piece whose boards take the player long. */
export interface SlowPiece {
  readonly side: string;
  readonly piece: string;
  readonly boards: number;
  /** How many times as long as other boards of the same difficulty they take. */
  readonly ratio: number;
}

export interface Trends {
  readonly sides: readonly SideTrend[];
  readonly slow_pieces: readonly SlowPiece[];
}

export const ownTrends = (): Promise<Trends> => call<Trends>('/api/records/trends');
