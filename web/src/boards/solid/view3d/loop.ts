/** Draws when there is something new to see, and not otherwise. */

export interface Scenery {
  /** Draw one picture, `ms` after the one before, coarser as it moves; whether things still move. */
  moving(ms: number): boolean;
  /** Draw the last picture once more, as fine as can be: nothing moves any more. */
  resting(): void;
  /** How long the previous frame took; undefined for the first one. */
  took(ms: number): void;
}

/** The longest time step of animations: after a pause they continue where they were. */
const LONGEST_MS = 50;
/** Movements follow each other: rest is not before this time without any. */
const REST_MS = 140;

export class Loop {
  readonly #scenery: Scenery;
  #asked: number | undefined;
  #rests: ReturnType<typeof setTimeout> | undefined;
  #last: number | undefined;
  #frames = 0;

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  /** The number of pictures drawn so far. */
  get frames(): number {
    return this.#frames;
  }

  /** There is something new to see. */
  wake(): void {
    this.#asked ??= requestAnimationFrame(this.#frame);
  }

  stop(): void {
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
    clearTimeout(this.#rests);
    this.#asked = undefined;
    this.#last = undefined;
  }

  readonly #frame = (at: number): void => {
    this.#asked = undefined;
    clearTimeout(this.#rests);
    this.#frames += 1;
    if (this.#last !== undefined) this.#scenery.took(at - this.#last);
    const ms = Math.min(at - (this.#last ?? at - 1000 / 60), LONGEST_MS);
    const moves = this.#scenery.moving(ms);
    this.#last = moves ? at : undefined;
    if (moves) this.wake();
    else this.#rests = setTimeout(this.#rest, REST_MS);
  };

  readonly #rest = (): void => {
    if (this.#asked !== undefined) return;
    this.#frames += 1;
    this.#scenery.resting();
  };
}
