/** Queues messages of a game until the adapter and message catalogs of its edition are loaded. */

import type { EditionName, Editions } from '../edition.ts';

interface Held {
  readonly edition: EditionName | undefined;
  readonly hear: () => void;
}

export class PendingMessages {
  #held: Held[] = [];
  readonly #editions: Pick<Editions, 'isLoaded' | 'load'>;
  readonly #onMissing: () => void;

  /** Calls `onMissing` and drops the queue if an edition cannot be loaded. */
  constructor(editions: Pick<Editions, 'isLoaded' | 'load'>, onMissing: () => void) {
    this.#editions = editions;
    this.#onMissing = onMissing;
  }

  /** Call `hear` now if possible, or else in turn. Without an edition it waits only for the messages before it. */
  when(edition: EditionName | undefined, hear: () => void): void {
    const isKnown = edition === undefined || this.#editions.isLoaded(edition);
    if (isKnown && this.#held.length === 0) hear();
    else if (this.#held.push({ edition, hear }) === 1) void this.#load();
  }

  async #load(): Promise<void> {
    for (let next = this.#held[0]; next; next = this.#held[0]) {
      try {
        if (next.edition) await this.#editions.load(next.edition);
      } catch {
        this.#held = [];
        this.#onMissing();
        return;
      }
      next.hear();
      this.#held.shift();
    }
  }
}
