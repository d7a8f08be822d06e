import type { BoardStorage } from '../boards/boardController.svelte.ts';
import { browserWorld, retryWhenBack } from '../net/browser.ts';
import type { TableSocket, World } from '../net/socket.ts';

/** What a session takes from the browser, so that tests bring their own. */
export interface Environment {
  readonly world: World;
  readonly storage: BoardStorage;
  /** Hurry the line when the network or the tab comes back; the answer stops that. */
  readonly retryWhenBack: (line: TableSocket) => () => void;
  /** Whether fingers are what the board is played with. */
  readonly isTouch: boolean;
}

export const browserEnvironment = (table: string): Environment => ({
  world: browserWorld(table),
  storage: sessionStorage,
  retryWhenBack: retryWhenBack,
  isTouch: matchMedia('(pointer: coarse)').matches,
});
