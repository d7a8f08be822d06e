/** Keeps a solved board in view for a moment, even if its solve ended the race. Any action skips the rest. */

import type { SessionEvents } from './sessionEvents.ts';

export const SETTLE_MS = 1_200;

/** What is needed of a session. */
interface Solving {
  readonly events: {
    on(name: 'moment', listener: (...details: SessionEvents['moment']) => void): () => void;
  };
  readonly claim: { readonly isPending: boolean };
}

interface Staged {
  readonly view: { readonly stage: string };
}

export class Settling<S extends Staged> {
  /** Whether the player's board was solved a moment ago. */
  isOn = $state(false);
  readonly #session: Solving;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #race: S | undefined;

  constructor(session: Solving) {
    this.#session = session;
  }

  /** Follow the session and the window; returns a function that stops it. */
  start(target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): () => void {
    const act = (event: Event): void => {
      if (!('repeat' in event && event.repeat)) this.skip();
    };
    const off = this.#session.events.on('moment', (moment) => {
      if (moment === 'ubongo') this.#settle();
    });
    for (const kind of ['pointerdown', 'keydown']) target.addEventListener(kind, act, true);
    return () => {
      off();
      this.skip();
      for (const kind of ['pointerdown', 'keydown']) target.removeEventListener(kind, act, true);
    };
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.isOn = false;
  }

  /** The state to show: of the race just won, or the current one. A claim keeps its board until it is answered. */
  shown(current: S): S {
    const isKept = this.isOn || this.#session.claim.isPending;
    if (current.view.stage === 'racing') this.#race = current;
    return (isKept && this.#race) || current;
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.isOn = true;
    this.#timer = setTimeout(() => this.skip(), SETTLE_MS);
  }
}
