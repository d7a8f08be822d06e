/** What an edition provides to the page: its screens, an adapter for the session, and its replay. */

import type { Component } from 'svelte';
import type { BoardKind } from '../boards/openPuzzle.ts';
import type { RuleDetails } from '../lobby/rules.ts';
import type { ReplayEdition } from '../replay/edition.ts';
import type { EditionAdapter, TableState, View } from '../table/edition.ts';
import type { Session } from '../table/session/session.svelte.ts';

/** The props of a game's screen. */
export interface GameProps<V extends View = View> {
  session: Session;
  state: TableState<V>;
  onHome: () => void;
  onAgain: () => void;
  [name: string]: unknown;
}

/** Functions that load something name the message catalogs it needs; a test checks them. */
export interface EditionModule<V extends View = View> {
  readonly name: V['edition'];
  /** Set for an edition with its own page, which is not offered for tables. */
  readonly isSolo?: true;
  /** The kind of boards in that view. */
  boardKind(view: V): BoardKind;
  /** The screen of the game from start to end; absent if it is bundled with the page. */
  screen?(): Promise<{ default: Component<GameProps<V>> }>;
  adapter(): Promise<EditionAdapter<V>>;
  /** The adapter, if it is bundled with the page. */
  readonly loaded?: EditionAdapter<V>;
  /** Presentation of settings in the lobby that the server's description does not cover. */
  readonly rules?: RuleDetails;
  /** The edition's replay; without it, a replay shows only the events in words. */
  replay?(): Promise<ReplayEdition<V>>;
}
