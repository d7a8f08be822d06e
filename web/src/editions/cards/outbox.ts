/** Brings layouts to the server: one at a time, and of those that wait only the newest. */

import { isSame, type Layout } from '../../engines/cards/card.ts';

/** Send the layout to the server; the result is whether it was accepted. */
export type Send = (layout: Layout) => Promise<boolean>;

export class Outbox {
  readonly #send: Send;
  /** The last layout sent to the server, as far as is known. */
  #known: Layout;
  #waiting: Layout | undefined;
  #run: Promise<boolean> | undefined;

  constructor(known: Layout, send: Send) {
    this.#known = known;
    this.#send = send;
  }

  /** Nothing is being sent. */
  get isIdle(): boolean {
    return this.#run === undefined;
  }

  /** The server has sent its layout. */
  heard(layout: Layout): void {
    this.#known = layout;
  }

  /** Bring this; true: the server has the newest layout, false: it refused one, and what waited is dropped. */
  submit(layout: Layout): Promise<boolean> {
    if (this.#run === undefined && isSame(layout, this.#known)) return Promise.resolve(true);
    this.#waiting = layout;
    this.#run ??= this.#deliver();
    return this.#run;
  }

  async #deliver(): Promise<boolean> {
    let isTaken = true;
    for (let next = this.#next(); next && isTaken; next = this.#next()) {
      isTaken = await this.#send(next);
      if (isTaken) this.#known = next;
    }
    this.#waiting = undefined;
    this.#run = undefined;
    return isTaken;
  }

  #next(): Layout | undefined {
    const next = this.#waiting;
    this.#waiting = undefined;
    return next && !isSame(next, this.#known) ? next : undefined;
  }
}
