/** Works out which gems a player aimed at, because a row may change just before the tap. Rule: C7. */

import type { Color } from '../../../net/wire.gen.ts';
import { nearestHole } from './board.ts';

/** A tap less than this many milliseconds after a row changed was aimed at the previous gems. */
export const GLANCE_MS = 250;

/** Remembers when each row changed and which gems were nearest before. */
export class Aim {
  #holes: readonly number[] = [];
  readonly #changed = new Map<number, { readonly at: number; readonly hole: number }>();

  /** Record the rows shown from time `at` on. */
  see(rows: readonly (readonly Color[])[], at: number): void {
    const holes = rows.map(nearestHole);
    for (const [row, hole] of holes.entries()) {
      const was = this.#holes[row];
      if (was !== undefined && was !== hole) this.#changed.set(row, { at, hole: was });
    }
    this.#holes = holes;
  }

  /** The hole that a tap at time `at` was aimed at, if `hole` was the nearest one shown. */
  reachedFor(row: number, hole: number, at: number): number {
    const change = this.#changed.get(row);
    return change && at - change.at < GLANCE_MS ? change.hole : hole;
  }
}
