/** The clocks of a table between two messages of the server. */

import type { TimeWarnings } from './timeWarnings.ts';

/** As much of a view as its clocks need. */
interface Times {
  readonly remaining_ms: number | null;
  readonly elapsed_ms: number | null;
}

const TICK_MS = 100;

export class TableClock {
  readonly warnings: TimeWarnings;
  #times = $state.raw<Times>();
  #now = $state(performance.now());
  #setAt = performance.now();
  readonly #ticker: ReturnType<typeof setInterval>;

  /** `isHurried`: there is something left to do before time is up. */
  constructor(warnings: TimeWarnings, isHurried: () => boolean) {
    this.warnings = warnings;
    this.#ticker = setInterval(() => {
      this.#now = performance.now();
      warnings.tick(this.remaining, isHurried());
    }, TICK_MS);
  }

  /** The server has sent these times, and they were true at that moment. */
  set(times: Times, at: number): void {
    this.#times = times;
    this.#setAt = at;
    this.#now = performance.now();
  }

  /** Milliseconds since the server last sent the state of the game: what its spans are counted from. */
  get since(): number {
    return this.#now - this.#setAt;
  }

  /** Milliseconds until the stage's clock runs out; undefined: it has none. */
  get remaining(): number | undefined {
    const left = this.#times?.remaining_ms;
    return left == null ? undefined : Math.max(left - this.since, 0);
  }

  /** Milliseconds since the first reveal of this race or run. */
  get elapsed(): number {
    return (this.#times?.elapsed_ms ?? 0) + this.since;
  }

  close(): void {
    clearInterval(this.#ticker);
  }
}
