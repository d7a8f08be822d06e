/** What an edition provides to a session: the announcements, the open board, and the state of the player. */

import type { OpenPuzzle } from '../boards/openPuzzle.ts';
import type { TableOut, Update } from '../net/wire.gen.ts';
import type { RaceView } from './race.ts';

/** The view of a game for a player or spectator, in any edition. */
export type View = Update['view'];
export type EditionName = View['edition'];
export type ViewOf<N extends EditionName> = Extract<View, { edition: N }>;

/** A type guard for views of the given editions. */
export const isOf =
  <N extends EditionName>(...names: readonly N[]) =>
  (view: View): view is ViewOf<N> =>
    names.some((name) => name === view.edition);

/** The current state of a table: its seats, and the view of its game. */
export interface TableState<V = View> {
  readonly table: TableOut;
  readonly view: V;
}

export interface Announcement {
  readonly text: string;
  /** Whether to show it as a note as well; false if the screen already shows it. */
  readonly isShown: boolean;
}

/** The opponents in a race, for typed questions about them. */
export interface Rivals {
  readonly view: RaceView;
  /** A player's winnings as text. */
  wealth(seat: number): string;
  pieces(seat: number): number;
}

export interface EditionAdapter<V> {
  /** What changed between two states, in chronological order; empty if nothing did. */
  announcements(before: TableState<V> | undefined, now: TableState<V>): Announcement[];
  /** The board in front of the player; undefined while none is open. */
  openPuzzle(view: V): OpenPuzzle | undefined;
  /** Whether the server has accepted the player's solution. */
  hasSolved(view: V): boolean;
  /** Whether the player has nothing more to do on this board. */
  hasStopped(view: V): boolean;
  /** Whether the glass was flipped again, so that a board covered too late can be claimed again. */
  isTurnedAgain(before: V, now: V): boolean;
  /** Whether something other than the board must be done before time runs out. */
  isHurried(view: V): boolean;
  /** Players who join or leave, and changed rules; absent in solo runs. */
  lobbyAnnouncements?(before: TableState, now: TableState): string[];
  /** Whether the game starts without a lobby, for a single player. */
  readonly startsAlone: boolean;
  /** The opponents; absent in a game without races. */
  rivals?(view: V): Rivals;
}

/** The registry of editions as a session uses it; an edition is loaded when a table needs it. */
export interface Editions {
  /** Throws TypeError if the edition is not loaded. */
  adapterOf(view: View): EditionAdapter<View>;
  isLoaded(edition: EditionName): boolean;
  /** Rejects if it cannot be fetched. */
  load(edition: EditionName): Promise<void>;
}
