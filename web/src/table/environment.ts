import type { Keep } from '../boards/controller.svelte.ts';
import { browserWorld, hurryWhenBack } from '../net/browser.ts';
import type { Line, World } from '../net/socket.ts';

/** What a session takes from the browser, so that tests bring their own. */
export interface Environment {
  readonly world: World;
  readonly storage: Keep;
  /** Hurry the line when the network or the tab comes back; the answer stops that. */
  readonly hurry: (line: Line) => () => void;
  /** Whether fingers are what the board is played with. */
  readonly isTouch: boolean;
}

export const inBrowser = (table: string): Environment => ({
  world: browserWorld(table),
  storage: sessionStorage,
  hurry: hurryWhenBack,
  isTouch: matchMedia('(pointer: coarse)').matches,
});
