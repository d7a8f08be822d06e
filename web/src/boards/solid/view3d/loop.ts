/** The render loop: draws frames only while something changes. */

export interface Renderer {
  /** Draw a frame at moving quality, `ms` after the previous one. Returns whether anything still moves. */
  moving(ms: number): boolean;
  /** Redraw the last frame at full quality, since nothing moves. */
  resting(): void;
  /** Report the duration of the previous frame; not called for the first frame. */
  took(ms: number): void;
}

/** The longest time step of animations, so that they resume where they were after a pause. */
const LONGEST_MS = 50;
/** The time without movement before the frame at rest is drawn. */
const REST_MS = 140;

export class Loop {
  readonly #renderer: Renderer;
  #request: number | undefined;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #last: number | undefined;
  #frames = 0;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** The number of frames drawn so far. */
  get frames(): number {
    return this.#frames;
  }

  /** Request a frame. */
  wake(): void {
    this.#request ??= requestAnimationFrame(this.#frame);
  }

  stop(): void {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    clearTimeout(this.#restTimer);
    this.#request = undefined;
    this.#last = undefined;
  }

  readonly #frame = (at: number): void => {
    this.#request = undefined;
    clearTimeout(this.#restTimer);
    this.#frames += 1;
    if (this.#last !== undefined) this.#renderer.took(at - this.#last);
    const ms = Math.min(at - (this.#last ?? at - 1000 / 60), LONGEST_MS);
    const moves = this.#renderer.moving(ms);
    this.#last = moves ? at : undefined;
    if (moves) this.wake();
    else this.#restTimer = setTimeout(this.#rest, REST_MS);
  };

  readonly #rest = (): void => {
    if (this.#request !== undefined) return;
    this.#frames += 1;
    this.#renderer.resting();
  };
}
