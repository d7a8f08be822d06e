/** The final count, color by color: which position decides the win, and where the others drop out. Rule: C10. */

import type { ClassicPlayer, Color, GemCounts } from '../../../net/wire.gen.ts';
import { COLORS } from '../gem-board/stones.ts';

/** A player's colors, sorted by count, highest first. */
export interface Counted {
  readonly seat: number;
  readonly colors: readonly { readonly color: Color; readonly count: number }[];
  /** The total number of gems, which does not decide anything. */
  readonly total: number;
  /** The first position (from 0) where this player has fewer than the winner; null for a winner. */
  readonly out: number | null;
}

export interface FinalCount {
  /** Winners first, then the players who dropped out last. */
  readonly players: readonly Counted[];
  /** The position (from 0) that decides the win; null if the win is shared. */
  readonly deciding: number | null;
}

type Gathered = Pick<ClassicPlayer, 'seat'> & { readonly gems: Partial<GemCounts> };

export function finalCount(players: readonly Gathered[]): FinalCount {
  const sorted = players
    .map(({ seat, gems }) => ({ seat, colors: bestFirst(gems) }))
    .toSorted((a, b) => compared(b.colors, a.colors));
  const best = sorted[0]?.colors ?? [];
  const counted = sorted.map(({ seat, colors }) => ({
    seat,
    colors,
    total: colors.reduce((sum, { count }) => sum + count, 0),
    out: firstDifference(best, colors),
  }));
  const outs = counted.flatMap(({ out }) => (out === null ? [] : [out]));
  const isShared = counted.filter(({ out }) => out === null).length > 1;
  return { players: counted, deciding: isShared || outs.length === 0 ? null : Math.max(...outs) };
}

const bestFirst = (gems: Partial<GemCounts>): Counted['colors'] =>
  COLORS.map((color) => ({ color, count: gems[color] ?? 0 })).toSorted((a, b) => b.count - a.count);

function firstDifference(best: Counted['colors'], own: Counted['colors']): number | null {
  const place = best.findIndex(({ count }, index) => count !== own[index]?.count);
  return place < 0 ? null : place;
}

function compared(one: Counted['colors'], other: Counted['colors']): number {
  const place = firstDifference(one, other);
  return place === null ? 0 : (one[place]?.count ?? 0) - (other[place]?.count ?? 0);
}
