/** What a session needs to know of an edition: what to announce, and which board is in front of the player. */

import type { OpenPuzzle } from '../boards/openPuzzle.ts';
import type { TableOut, Update } from '../net/wire.gen.ts';
import type { RaceView } from './race.ts';

/** What a player or a spectator sees of a game, whichever it is. */
export type View = Update['view'];
export type EditionName = View['edition'];
export type ViewOf<N extends EditionName> = Extract<View, { edition: N }>;

/** A test for views of that edition, or of one of several. */
export const isOf =
  <N extends EditionName>(...names: readonly N[]) =>
  (view: View): view is ViewOf<N> =>
    names.some((name) => name === view.edition);

/** The current state of a table: its seats, and the game as an edition shows it. */
export interface TableState<V = View> {
  readonly table: TableOut;
  readonly view: V;
}

export interface Announcement {
  readonly text: string;
  /** Whether to show it as well: what the screen shows anyway is only announced. */
  readonly isShown: boolean;
}

/** The opponents in a race, as a player can ask for them. */
export interface Rivals {
  readonly view: RaceView;
  /** What that player has won, in words. */
  wealth(seat: number): string;
  pieces(seat: number): number;
}

export interface EditionAdapter<V> {
  /** What has happened, in order; nothing where nothing is new. */
  announcements(before: TableState<V> | undefined, now: TableState<V>): Announcement[];
  /** Undefined while no board is open. */
  openPuzzle(view: V): OpenPuzzle | undefined;
  /** The player has solved it, according to the server. */
  hasSolved(view: V): boolean;
  /** Nothing more to do on this board. */
  hasStopped(view: V): boolean;
  /** A board that was covered too late counts from now on: it is called again. */
  isTurnedAgain(before: V, now: V): boolean;
  /** Something besides the board is still to be done before the clock runs out. */
  isHurried(view: V): boolean;
  /** Players who join and leave, and changed rules: announced, but not to a solo player. */
  lobbyAnnouncements?(before: TableState, now: TableState): string[];
  /** A single player goes first, and waits for nobody. */
  readonly startsAlone: boolean;
  /** What the others have and how many pieces their boards have; none in a game without races. */
  rivals?(view: V): Rivals;
}

/** The editions as a session asks for them; one is loaded when a table plays it. */
export interface Editions {
  /** Throws TypeError: it is not loaded. */
  adapterOf(view: View): EditionAdapter<View>;
  isLoaded(edition: EditionName): boolean;
  /** Rejects if it cannot be fetched. */
  load(edition: EditionName): Promise<void>;
}
