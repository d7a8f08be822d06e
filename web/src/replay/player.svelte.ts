/** What shows a film: where it is, how fast it runs, and how to get elsewhere. */

import { boardsAt, type Film, type Scene, sceneAt } from './timeline.ts';

export const SPEEDS = [1, 4, 16] as const;

export class Projector {
  readonly film: Film;
  /** Milliseconds of the game. */
  at = $state(0);
  speed = $state<number>(SPEEDS[1]);
  isRunning = $state(false);
  readonly index = $derived.by(() => sceneAt(this.film, this.at));
  readonly boards = $derived.by(() => boardsAt(this.film, this.index));

  constructor(film: Film) {
    this.film = film;
    this.at = film.chapters[0]?.at ?? 0;
  }

  get scene(): Scene | undefined {
    return this.film.scenes[this.index];
  }

  /** Since the scene began. */
  get since(): number {
    return this.at - (this.scene?.at ?? 0);
  }

  /** What is left on the stage's clock; undefined: it has none. */
  get remaining(): number | undefined {
    const left = this.scene?.view.remaining_ms;
    return left == null ? undefined : Math.max(left - this.since, 0);
  }

  get elapsed(): number {
    return (this.scene?.view.elapsed_ms ?? 0) + this.since;
  }

  /** The number of the chapter that is on, from 0; -1 before the first. */
  get chapter(): number {
    return this.film.chapters.findLastIndex(({ at }) => at <= this.at);
  }

  /** So much time has gone by in front of the screen. */
  tick(ms: number): void {
    if (!this.isRunning) return;
    this.seek(this.at + ms * this.speed);
    if (this.at === this.film.length) this.isRunning = false;
  }

  seek(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.film.length);
  }

  /** Start or stop; at the end it starts again from the beginning. */
  toggle(): void {
    if (!this.isRunning && this.at === this.film.length) this.at = 0;
    this.isRunning = !this.isRunning;
  }

  /** To the next moment in which something happened, or to the one before. */
  step(by: 1 | -1): void {
    this.isRunning = false;
    const { scenes } = this.film;
    const here = this.scene?.at ?? 0;
    const there =
      by > 0 ? scenes.find(({ at }) => at > this.at) : scenes.findLast(({ at }) => at < Math.max(here, 0));
    if (there) this.seek(there.at);
  }

  /** What a key does; false: nothing. */
  key(key: string): boolean {
    switch (key) {
      case ' ':
        this.toggle();
        return true;
      case 'ArrowRight':
        this.step(1);
        return true;
      case 'ArrowLeft':
        this.step(-1);
        return true;
      case 'Home':
        this.seek(0);
        return true;
      case 'End':
        this.seek(this.film.length);
        return true;
      default:
        return false;
    }
  }
}
