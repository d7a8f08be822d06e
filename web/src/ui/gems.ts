/** The gems: kinds, values, and cuts. */

import type { Gem, Gems } from '../net/wire.gen.ts';

export const KINDS: readonly Gem[] = ['ruby', 'sapphire', 'emerald', 'amber'];

export const WORTH: Readonly<Record<Gem, number>> = { ruby: 4, sapphire: 3, emerald: 2, amber: 1 };

export const countOf = (gems: Partial<Gems>, gem: Gem): number => gems[gem] ?? 0;

export const total = (gems: Partial<Gems>): number => KINDS.reduce((sum, gem) => sum + countOf(gems, gem), 0);
