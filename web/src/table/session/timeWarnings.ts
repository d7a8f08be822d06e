/** Signals ten seconds before a clock ends and at its end, once each, while the player has something to do. */

const WARNING_MS = 10_000;

export class TimeWarnings {
  #clock: 'runs' | 'ends' | 'out' = 'runs';
  readonly #onEnding: () => void;
  readonly #onOut: () => void;

  constructor(onEnding: () => void, onOut: () => void) {
    this.#onEnding = onEnding;
    this.#onOut = onOut;
  }

  /** Reset for a new clock. */
  rewind(): void {
    this.#clock = 'runs';
  }

  /** Handle the time left in milliseconds; undefined if there is no clock. */
  tick(left: number | undefined, isHurried: boolean): void {
    if (left === undefined || left > WARNING_MS) this.#clock = 'runs';
    else if (isHurried && this.#clock === 'runs') {
      this.#clock = 'ends';
      this.#onEnding();
    } else if (isHurried && left === 0 && this.#clock === 'ends') {
      this.#clock = 'out';
      this.#onOut();
    }
  }
}
