/** What the typed interface needs to know of the board: a table, a lesson or a page provides it. */

import type { CommandParser } from './commandParser.ts';

export interface TypedHost {
  /** Whether the board takes moves. */
  readonly isOpen: boolean;
  announce(text: string): void;
  /** The time left in milliseconds; undefined if there is no limit. */
  readonly remaining?: number | undefined;
  /** The other players and their progress as text. */
  others?(): readonly string[];
  /** What is known of the pieces apart from the board: the rows of a card. */
  rows?(): readonly string[];
  /** Parses lines that the board does not understand. What they do is allowed on a closed board too. */
  readonly interpret?: CommandParser | undefined;
  /** Continues after a solved board; undefined until then. */
  readonly next?: (() => void) | undefined;
  /** Called when the line appears: hints about pointers and keys are for others. */
  onShown?(): void;
  /** Whether the line leaves the focus where it is when it appears. */
  readonly staysBack?: boolean | undefined;
}
