/** The numbers of trends as they are shown. Pure. */

import type { SideTrend, SlowPiece } from '../../../net/trends.ts';

/** The share of the other players that are slower, in whole percent rounded down, so that 100 are all; undefined: there are too few to say. */
export const slowerPercent = ({ others, slower }: SideTrend): number | undefined =>
  others && slower !== null ? Math.floor((100 * slower) / others) : undefined;

/** By how many percent the boards of a piece take longer. */
export const longerPercent = ({ ratio }: SlowPiece): number => Math.round((ratio - 1) * 100);

/** The points of a line through times, the oldest first; shorter times are higher. */
export function trendLine(
  times: readonly number[],
  size: { readonly width: number; readonly height: number },
): { x: number; y: number }[] {
  const [low, high] = [Math.min(...times), Math.max(...times)];
  return times.map((time, index) => ({
    x: (index / Math.max(times.length - 1, 1)) * size.width,
    y: high === low ? size.height / 2 : ((time - low) / (high - low)) * size.height,
  }));
}
