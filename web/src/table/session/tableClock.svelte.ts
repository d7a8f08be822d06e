/** The clocks of a table, advanced locally between two messages from the server. */

import type { TimeWarnings } from './timeWarnings.ts';

/** The part of a view that the clocks need. */
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

  /** `isHurried` returns whether the player still has something to do before time runs out. */
  constructor(warnings: TimeWarnings, isHurried: () => boolean) {
    this.warnings = warnings;
    this.#ticker = setInterval(() => {
      this.#now = performance.now();
      warnings.tick(this.remaining, isHurried());
    }, TICK_MS);
  }

  /** Set the times sent by the server, which were correct at time `at`. */
  set(times: Times, at: number): void {
    this.#times = times;
    this.#setAt = at;
    this.#now = performance.now();
  }

  /** Milliseconds since the last state from the server. */
  get since(): number {
    return this.#now - this.#setAt;
  }

  /** Milliseconds until the stage's clock runs out; undefined if it has none. */
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
