/** The final count: seat by seat, the winner last. Any action shows all of it at once. */

import type { Celebrated } from '../session/sessionEvents.ts';

const FIRST_MS = 400;
const ROW_MS = 900;
const PAUSE_MS = 500;

export interface CountTimes {
  /** When the counting of each row starts. */
  readonly starts: readonly number[];
  /** When each row is counted. */
  readonly counted: readonly number[];
  /** When the winner is named. */
  readonly end: number;
  /** The time between two steps of a row. */
  readonly step: number;
}

/** The schedule of a count with that number of rows, each of which builds up in steps. */
export function countTimes(rows: number, steps: number): CountTimes {
  const starts = Array.from({ length: rows }, (_, row) => FIRST_MS + row * ROW_MS);
  const step = ROW_MS / (steps + 1);
  const counted = starts.map((start) => start + steps * step);
  return { starts, counted, end: FIRST_MS + rows * ROW_MS + PAUSE_MS, step };
}

export class Counting {
  /** How many rows have been counted. */
  counted = $state(0);
  /** Whether the winner has been named. */
  isOver = $state(false);
  readonly times: CountTimes;
  readonly #onMoment: (moment: Celebrated) => void;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(rows: number, steps: number, onMoment: (moment: Celebrated) => void) {
    this.times = countTimes(rows, steps);
    this.#onMoment = onMoment;
  }

  /** Start counting, or show everything at once if motion is reduced; returns a function that stops it. */
  start(
    isReduced: boolean,
    target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
  ): () => void {
    const act = (event: Event): void => {
      if (!('repeat' in event && event.repeat)) this.finish();
    };
    for (const [index, at] of this.times.counted.entries())
      this.#timers.push(setTimeout(() => this.#count(index + 1), at));
    this.#timers.push(setTimeout(() => this.finish(), this.times.end));
    for (const kind of ['pointerdown', 'keydown']) target.addEventListener(kind, act, true);
    if (isReduced) this.finish();
    return () => {
      this.#stop();
      for (const kind of ['pointerdown', 'keydown']) target.removeEventListener(kind, act, true);
    };
  }

  /** Show the rest of the count and the winner. */
  finish(): void {
    this.#stop();
    if (this.isOver) return;
    this.counted = this.times.counted.length;
    this.isOver = true;
    this.#onMoment('won');
  }

  #count(rows: number): void {
    this.counted = rows;
    this.#onMoment('counted');
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
