/** Moves of pieces on boards, as recorded beside the log: where the pieces of a board were at any time. */

import type { Placement } from '../net/wire.gen.ts';

/** A piece is laid, moved or turned; without an anchor it is lifted off. */
export interface Move {
  /** Milliseconds since the first entry of the log. */
  readonly at: number;
  readonly piece: string;
  readonly orientation?: number;
  readonly anchor?: readonly number[];
}

/** The moves on one seat's board in one race. */
export interface BoardMoves {
  readonly seq: number;
  readonly seat: number;
  readonly moves: readonly Move[];
}

export type SeatMove = Move & { readonly seat: number };

/** All moves of a game in order of time. */
export const movesOf = (boards: readonly BoardMoves[]): SeatMove[] =>
  boards.flatMap(({ seat, moves }) => moves.map((move) => ({ ...move, seat }))).sort((a, b) => a.at - b.at);

/** The number of moves up to that time, found by halving. */
export function countUntil(moves: readonly SeatMove[], at: number): number {
  let low = 0;
  let high = moves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moves[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The pieces on a seat's board after the first `count` moves, for a race that started at `start`. */
export function laidAfter(
  moves: readonly SeatMove[],
  count: number,
  seat: number,
  start: number,
): Placement[] {
  const laid = new Map<string, Placement>();
  for (const { at, seat: mover, piece, orientation = 0, anchor } of moves.slice(0, count)) {
    if (mover !== seat || at < start) continue;
    laid.delete(piece);
    if (anchor) laid.set(piece, { piece, orientation, anchor: [...anchor] });
  }
  return [...laid.values()];
}
