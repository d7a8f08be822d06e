/** Finished games as replays from the server. */

import clock from './clock.fixture.json' with { type: 'json' };
import type { Replay } from './replay.ts';
import replays from './replays.fixture.json' with { type: 'json' };
import shared from './shared.fixture.json' with { type: 'json' };

// JSON imports widen literals such as "pouch" to string.
/** Golden games, of chance scheme 1. */
export const REPLAYS = replays as unknown as Readonly<Record<string, Replay>>;

/** Simulated games of chance scheme 2, in which the players have added shares. */
export const SHARED = shared as unknown as Readonly<Record<string, Replay>>;

/** Games in which time was skipped, or that were paused, by honest hosts and by false ones. */
export const CLOCK = clock as unknown as Readonly<Record<string, Replay>>;

export function aReplay(name = 'plain-win'): Replay {
  const found = REPLAYS[name] ?? SHARED[name] ?? CLOCK[name];
  if (!found) throw new RangeError(name);
  return found;
}
