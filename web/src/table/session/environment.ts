import type { BoardStorage } from '../../boards/boardController.svelte.ts';
import { forget, keep, stored } from '../../lib/storage.ts';
import { browserWorld, retryWhenBack } from '../../net/browser.ts';
import type { TableSocket, World } from '../../net/socket.ts';

/** What a session needs from the browser; tests pass their own. */
export interface Environment {
  readonly world: World;
  readonly storage: BoardStorage;
  /** Retry at once when the network or the tab comes back; returns a function that stops it. */
  readonly retryWhenBack: (line: TableSocket) => () => void;
  /** Whether the primary input is touch. */
  readonly isTouch: boolean;
}

export const browserEnvironment = (table: string): Environment => ({
  world: browserWorld(table),
  storage: {
    getItem: (key) => stored(key, 'sessionStorage') ?? null,
    setItem: (key, value) => keep(key, value, 'sessionStorage'),
    removeItem: (key) => forget(key, 'sessionStorage'),
  },
  retryWhenBack: retryWhenBack,
  isTouch: matchMedia('(pointer: coarse)').matches,
});
