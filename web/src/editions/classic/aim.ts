/** What a grab was aimed at: a screen may change under the finger. Rule: C7. */

import type { Color } from '../../net/wire.gen.ts';
import { nearestHole } from './board.ts';

/** Gems that became nearest less than this many milliseconds ago cannot have been meant. */
export const GLANCE_MS = 250;

/** Stores for each row when its gems changed, and the gems that were nearest before. */
export class Aim {
  #holes: readonly number[] = [];
  readonly #changed = new Map<number, { readonly at: number; readonly hole: number }>();

  /** The rows as they are shown from `at` on. */
  see(rows: readonly (readonly Color[])[], at: number): void {
    const holes = rows.map(nearestHole);
    for (const [row, hole] of holes.entries()) {
      const was = this.#holes[row];
      if (was !== undefined && was !== hole) this.#changed.set(row, { at, hole: was });
    }
    this.#holes = holes;
  }

  /** The hole that somebody reached for who pressed at that time, when `hole` was the nearest one shown. */
  reachedFor(row: number, hole: number, at: number): number {
    const change = this.#changed.get(row);
    return change && at - change.at < GLANCE_MS ? change.hole : hole;
  }
}
