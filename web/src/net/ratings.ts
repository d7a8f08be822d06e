/** The player's own ratings, which nobody else sees. */

import { call } from './http.ts';

export interface Rating {
  readonly edition: string;
  readonly rating: number;
  /** The strength is at most this far from the rating, in two of three cases. */
  readonly range: number;
  readonly games: number;
  /** Whether there are too few games to say much. */
  readonly uncertain: boolean;
  /** Which bots are about as good. */
  readonly strength: string;
  /** Of the newest game. */
  readonly table: string;
  /** Without the newest game; null: it was the first. */
  readonly before: number | null;
}

export interface Ratings {
  /** Whether games count for the player. */
  readonly on: boolean;
  readonly ratings: readonly Rating[];
}

const PATH = '/api/person/ratings';

export const ownRatings = (): Promise<Ratings> => call<Ratings>(PATH);

/** Turn ratings on or off; off deletes them. */
export const chooseRatings = (on: boolean): Promise<Ratings> => call<Ratings>(PATH, { on });
