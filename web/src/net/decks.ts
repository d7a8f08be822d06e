/** The boards of a standard deck and of a date as the server describes them, which a browser may keep. */

import { call } from './http.ts';

/** Pieces that tile a board. */
export interface DeckTask {
  readonly pieces: readonly string[];
  readonly grade: number;
}

export interface DeckBoard {
  readonly side: string;
  /** Its outline; of a solid board the base. */
  readonly region: string;
  readonly tasks: readonly DeckTask[];
}

export interface DayBoard extends DeckTask {
  readonly name: string;
  readonly box: 'flat' | 'solid';
  readonly region: string;
}

export interface Day {
  readonly date: string;
  readonly boards: readonly DayBoard[];
}

export const deckBoards = async (kind: 'flat' | 'solid'): Promise<readonly DeckBoard[]> =>
  (await call<{ boards: readonly DeckBoard[] }>(`/api/decks/${kind}`)).boards;

/** What is offered on a date such as 2026-12-24. */
export const dayOf = (date: string): Promise<Day> => call(`/api/daily/${encodeURIComponent(date)}`);
