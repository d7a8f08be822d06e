/** Sends layouts to the server one at a time; of those waiting, only the newest. */

import { isSame, type Layout } from '../../engines/cards/card.ts';

/** Send the layout to the server; resolves to whether it was accepted. */
export type Send = (layout: Layout) => Promise<boolean>;

export class Outbox {
  readonly #send: Send;
  /** The layout that the server is known to have. */
  #known: Layout;
  #waiting: Layout | undefined;
  #run: Promise<boolean> | undefined;

  constructor(known: Layout, send: Send) {
    this.#known = known;
    this.#send = send;
  }

  /** Whether nothing is being sent. */
  get isIdle(): boolean {
    return this.#run === undefined;
  }

  /** Record a layout received from the server. */
  heard(layout: Layout): void {
    this.#known = layout;
  }

  /** Send `layout`. True once the server has the newest one; false if it refused one, which drops what is waiting. */
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
