/** Golden games as the server replays them. */

import type { Replay } from './replay.ts';
import replays from './replays.fixture.json' with { type: 'json' };

// Read from a file, "pouch" is a mere string.
export const REPLAYS = replays as unknown as Readonly<Record<string, Replay>>;

export function aReplay(name = 'plain-win'): Replay {
  const found = REPLAYS[name];
  if (!found) throw new RangeError(name);
  return found;
}
