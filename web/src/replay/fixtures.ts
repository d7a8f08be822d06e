/** Golden games as replays from the server. */

import type { Replay } from './replay.ts';
import replays from './replays.fixture.json' with { type: 'json' };

// JSON imports widen literals such as "pouch" to string.
export const REPLAYS = replays as unknown as Readonly<Record<string, Replay>>;

export function aReplay(name = 'plain-win'): Replay {
  const found = REPLAYS[name];
  if (!found) throw new RangeError(name);
  return found;
}
