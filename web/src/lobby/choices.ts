/** What a lobby may choose from. */

import type { EditionName } from '../net/http.ts';

export const STRENGTHS = ['gentle', 'steady', 'sharp'] as const;
export const SIDES = ['3', '4'] as const;
/** Easy to hard. Rule: D2. */
export const LEVELS = ['1', '2', '3', '4'] as const;
export const DECKS = ['standard', 'fresh'] as const;
export const ABSENT = ['bot', 'skip'] as const;
/** Milliseconds; null: no limit. Rule: R11. */
export const GLASSES = [30_000, 45_000, 60_000, 90_000, 120_000, 180_000, 300_000, null] as const;

/** The games that a table can be opened for, and their numbers of players. Solo has its own page. */
export const GAMES: readonly Game[] = [
  { edition: 'pouch', fewest: 1, most: 4 },
  { edition: 'classic', fewest: 2, most: 4 },
  { edition: 'three-d', fewest: 1, most: 4 },
  { edition: 'cards', fewest: 2, most: 4 },
];

export interface Game {
  readonly edition: EditionName;
  readonly fewest: number;
  readonly most: number;
}

/** The game of that name; an unknown one is the first. */
export function gameNamed(edition: string): Game {
  const game = GAMES.find((each) => each.edition === edition) ?? GAMES[0];
  if (!game) throw new RangeError('there are games');
  return game;
}

/** How many can sit down, each number as a choice. */
export const countsOf = ({ fewest, most }: Game): string[] =>
  Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));
