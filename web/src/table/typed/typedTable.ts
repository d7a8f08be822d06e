/** What the typed interface to a board needs of a table. A session has it; so has a board that no server judges. */

import type { CommandParser } from '../../boards/typed/commandParser.ts';
import type { TableOut } from '../../net/wire.gen.ts';
import type { Rivals, View } from '../edition.ts';

export interface TypedTable {
  readonly isOpen: boolean;
  readonly announcer: { announce(text: string): void };
  readonly clock: { readonly remaining: number | undefined };
  readonly table?: TableOut | undefined;
  readonly rivals?: Rivals | undefined;
  readonly state?: { readonly view: View } | undefined;
  /** Parses lines that the board does not understand. */
  readonly interpret?: CommandParser;
}
