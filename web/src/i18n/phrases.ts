/** Phrases used in several parts. */

import { say } from './text.ts';

export const points = (count: number): string => say('points', { count });

export const gemCount = (gem: string, count: number): string =>
  say('gem-count', { gem: say(`gem-${gem}`), count });
