/** Draws when there is something new to see, and not otherwise. */

/** Draws one picture, `ms` after the one before; whether things still move. */
export type Draw = (ms: number) => boolean;

/** The longest step that movements are given: after a pause they go on where they were. */
const LONGEST_MS = 50;

export class Loop {
  readonly #draw: Draw;
  #asked: number | undefined;
  #last: number | undefined;
  #frames = 0;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** How many pictures were drawn so far. */
  get frames(): number {
    return this.#frames;
  }

  get isIdle(): boolean {
    return this.#asked === undefined;
  }

  /** There is something new to see. */
  wake(): void {
    this.#asked ??= requestAnimationFrame(this.#frame);
  }

  stop(): void {
    if (this.#asked !== undefined) cancelAnimationFrame(this.#asked);
    this.#asked = undefined;
    this.#last = undefined;
  }

  readonly #frame = (at: number): void => {
    this.#asked = undefined;
    const ms = Math.min(at - (this.#last ?? at - 1000 / 60), LONGEST_MS);
    this.#frames += 1;
    const moves = this.#draw(ms);
    this.#last = moves ? at : undefined;
    if (moves) this.wake();
  };
}
