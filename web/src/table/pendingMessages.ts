/** What is heard of a game whose words and adapter are not there yet waits for them, in order. */

import type { EditionName, Editions } from './edition.ts';

interface Held {
  readonly edition: EditionName | undefined;
  readonly hear: () => void;
}

export class PendingMessages {
  #held: Held[] = [];
  readonly #editions: Pick<Editions, 'isLoaded' | 'load'>;
  readonly #onMissing: () => void;

  /** `onMissing`: a game's part cannot be had; what was held is given up. */
  constructor(editions: Pick<Editions, 'isLoaded' | 'load'>, onMissing: () => void) {
    this.#editions = editions;
    this.#onMissing = onMissing;
  }

  /** Hear it at once where nothing has to be waited for. Without an edition it only waits for its turn. */
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
