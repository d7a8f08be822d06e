/** The playback of a timeline: position, speed, and seeking. */

import type { Placement } from '../net/wire.gen.ts';
import { countUntil, laidAfter } from './moves.ts';
import { boardsAt, frameAt, type Timeline, type TimelineFrame } from './timeline.ts';

export const SPEEDS = [1, 4, 16] as const;

export class ReplayPlayer {
  readonly timeline: Timeline;
  /** The viewer's seat; undefined if they did not play. */
  readonly own: number | undefined;
  /** The position, in milliseconds of game time. */
  at = $state(0);
  speed = $state<number>(SPEEDS[1]);
  isRunning = $state(false);
  readonly index = $derived.by(() => frameAt(this.timeline, this.at));
  readonly boards = $derived.by(() => boardsAt(this.timeline, this.index));

  readonly #chapter = $derived.by(() => this.timeline.chapters.findLastIndex(({ at }) => at <= this.at));
  /** How many moves have been made: it changes less often than the position. */
  readonly #moves = $derived.by(() => countUntil(this.timeline.moves, this.at));

  constructor(timeline: Timeline, own?: number) {
    this.timeline = timeline;
    this.own = own;
    this.at = timeline.chapters[0]?.at ?? 0;
  }

  get frame(): TimelineFrame | undefined {
    return this.timeline.frames[this.index];
  }

  /** Milliseconds since the current frame. */
  get since(): number {
    return this.at - (this.frame?.at ?? 0);
  }

  /** Milliseconds left on the stage's clock; undefined if it has none. */
  get remaining(): number | undefined {
    const left = this.frame?.view.remaining_ms;
    return left == null ? undefined : Math.max(left - this.since, 0);
  }

  get elapsed(): number {
    return (this.frame?.view.elapsed_ms ?? 0) + this.since;
  }

  /** The index of the current chapter; -1 before the first one. */
  get chapter(): number {
    return this.#chapter;
  }

  /** The pieces on a seat's board in the current chapter, as far as moves were recorded. */
  laid(seat: number): Placement[] {
    const start = this.timeline.chapters[this.chapter]?.at ?? 0;
    return laidAfter(this.timeline.moves, this.#moves, seat, start);
  }

  /** Advance by `ms` of real time. */
  tick(ms: number): void {
    if (!this.isRunning) return;
    this.seek(this.at + ms * this.speed);
    if (this.at === this.timeline.length) this.isRunning = false;
  }

  seek(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.timeline.length);
  }

  /** Play or pause; at the end, play from the start. */
  toggle(): void {
    if (!this.isRunning && this.at === this.timeline.length) this.at = 0;
    this.isRunning = !this.isRunning;
  }

  /** Seek to the next or previous event, and pause. */
  step(by: 1 | -1): void {
    this.isRunning = false;
    const { frames } = this.timeline;
    const here = this.frame?.at ?? 0;
    const there =
      by > 0 ? frames.find(({ at }) => at > this.at) : frames.findLast(({ at }) => at < Math.max(here, 0));
    if (there) this.seek(there.at);
  }

  /** Handle a key; false if it has no meaning here. */
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
        this.seek(this.timeline.length);
        return true;
      default:
        return false;
    }
  }
}
