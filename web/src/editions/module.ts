/** What an edition gives the page: its screens, what a session asks of it, and its replays. */

import type { Component } from 'svelte';
import type { BoardKind } from '../boards/openPuzzle.ts';
import type { RuleDetails } from '../lobby/rules.ts';
import type { ReplayEdition } from '../replay/edition.ts';
import type { EditionAdapter, TableState, View } from '../table/edition.ts';
import type { Session } from '../table/session.svelte.ts';

/** What the screen of a game is given. */
export interface GameProps<V extends View = View> {
  session: Session;
  state: TableState<V>;
  onHome: () => void;
  onAgain: () => void;
  [name: string]: unknown;
}

/** Loading functions name the words that they bring: a test reads them. */
export interface EditionModule<V extends View = View> {
  readonly name: V['edition'];
  /** It is not offered for a table: it has its own page. */
  readonly isSolo?: true;
  /** What boards it is played with, if any. */
  boardKind(view: V): BoardKind;
  /** The game from its start to its end; absent if it comes with the page. */
  screen?(): Promise<{ default: Component<GameProps<V>> }>;
  adapter(): Promise<EditionAdapter<V>>;
  /** There already, because it comes with the page. */
  readonly loaded?: EditionAdapter<V>;
  /** How a lobby shows its settings, if their description does not say it all. */
  readonly rules?: RuleDetails;
  /** Its replays; without it a replay shows what happened in words alone. */
  replay?(): Promise<ReplayEdition<V>>;
}
