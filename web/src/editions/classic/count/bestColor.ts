/** A player's best color and its count, which decide first. Rule: C10. */

import { listed, say } from '../../../i18n/text.ts';
import type { Color, GemCounts } from '../../../net/wire.gen.ts';
import { COLORS } from '../gem-board/stones.ts';

/** The highest count, and the colors that have it; none without gems. */
export function bestColors(gems: Partial<GemCounts>): { count: number; colors: readonly Color[] } {
  const count = Math.max(...COLORS.map((color) => gems[color] ?? 0));
  return { count, colors: count === 0 ? [] : COLORS.filter((color) => gems[color] === count) };
}

/** "Best color: 4 green". */
export function bestColor(gems: Partial<GemCounts>): string {
  const { count, colors } = bestColors(gems);
  if (count === 0) return say('classic-no-gems');
  return say('classic-best-color', {
    count,
    colors: listed(colors.map((color) => say(`classic-color-${color}`))),
  });
}
