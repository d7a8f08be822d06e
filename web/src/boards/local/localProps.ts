/** What a board that no server judges needs of its page. */

import type { WorkedBoard } from '../boardController.svelte.ts';
import type { CommandParser } from '../typed/commandParser.ts';
import type { LocalBoard } from './localBoard.svelte.ts';

export interface LocalProps<B extends WorkedBoard, G extends { readonly kind: string }> {
  readonly local: LocalBoard<B, G>;
  /** Announce text to a screen reader; the page has the live region. */
  readonly onAnnounce: (text: string) => void;
  readonly hasTools?: boolean;
  /** Parses typed lines that the board does not understand. */
  readonly interpret?: CommandParser | undefined;
  /** The player types to continue after the board is solved. */
  readonly onNext?: (() => void) | undefined;
  /** Whether the line for typed moves leaves the focus where it is. */
  readonly staysBack?: boolean | undefined;
}
