/** What an edition says about a table, as pure functions: a session is made of a line, a desk and one of these. */

import type {
  CardsView,
  ClassicView,
  PouchView,
  Puzzle,
  SoloView,
  TableOut,
  ThreeDView,
} from '../net/wire.gen.ts';

export type View = PouchView | ClassicView | ThreeDView | CardsView | SoloView;

/** Nine races for gems from a bag and a track: flat boards, or blocks. */
export type HuntView = PouchView | ThreeDView;

/** A table as it stands: who sits there, and the game as an edition shows it. */
export interface TableState<V = View> {
  readonly table: TableOut;
  readonly view: V;
}

export interface News {
  readonly text: string;
  /** Whether it is to be read as well: what the screen shows anyway is only said. */
  readonly isShown: boolean;
}

/** What boards are played with: pieces of cardboard, or blocks. */
export type BoardKind = 'flat' | 'solid';

/** The puzzle in front of the player. */
export interface Deal {
  readonly kind: BoardKind;
  /** Tells it from every other one of this table: pieces stay where they lie as long as it is the same. */
  readonly key: string;
  readonly puzzle: Puzzle;
  readonly isFirst: boolean;
}

export interface Manner<V> {
  /** What has happened, in order; nothing where nothing is new. */
  news(before: TableState<V> | undefined, now: TableState<V>): News[];
  /** Nothing while no board lies open. */
  deal(view: V): Deal | undefined;
  /** The player in front of the screen has solved it, as the server says. */
  hasSolved(view: V): boolean;
  /** Nothing more to do on this board. */
  hasStopped(view: V): boolean;
  /** A board that was covered too late counts from now on: it is called again. */
  isTurnedAgain(before: V, now: V): boolean;
  /** Something besides the board is still to be done before the clock runs out. */
  isHurried(view: V): boolean;
  /** Who comes and goes around the game, and what is agreed on: said, and no news to whoever plays alone. */
  around?(before: TableState, now: TableState): string[];
  /** The only player goes first, and waits for nobody. */
  readonly startsAlone: boolean;
}

export const isPouch = (view: View): view is PouchView => view.edition === 'pouch';
export const isThreeD = (view: View): view is ThreeDView => view.edition === 'three-d';
export const isHunt = (view: View): view is HuntView => isPouch(view) || isThreeD(view);
export const isCards = (view: View): view is CardsView => view.edition === 'cards';
export const isClassic = (view: View): view is ClassicView => view.edition === 'classic';
export const isSolo = (view: View): view is SoloView => view.edition === 'solo';

/** What boards a game is played with, where it has any. */
export const boardKindOf = (view: View): BoardKind =>
  isThreeD(view) || (isSolo(view) && view.settings.side?.startsWith('level-')) ? 'solid' : 'flat';
