/** The races of a finished game, taken from its replay: ranks by round, the fastest solve, and the best board. */

import type { BoardResult } from '../race.ts';

/** A race and its results. */
export interface PlayedRace {
  readonly round: number;
  /** The number of the tie-break; 0 in a regular round. */
  readonly tieBreak: number;
  readonly boards: readonly BoardResult[];
}

/** What is needed of a frame of a replay: the fields of the view that changed. */
export interface ChangedFrame {
  readonly changed: {
    readonly round?: number;
    readonly tie_break?: number;
    readonly last?: { readonly boards?: readonly BoardResult[] } | null;
  };
}

/** All races in order; none if the game has no boards. */
export function racesOf(frames: readonly ChangedFrame[]): PlayedRace[] {
  const races = new Map<string, PlayedRace>();
  let [round, tieBreak] = [1, 0];
  for (const { changed } of frames) {
    round = changed.round ?? round;
    tieBreak = changed.tie_break ?? tieBreak;
    if (changed.last?.boards)
      races.set(`${round}.${tieBreak}`, { round, tieBreak, boards: changed.last.boards });
  }
  return [...races.values()];
}

/** A solved board and its race. */
export interface Solve {
  readonly race: PlayedRace;
  readonly board: BoardResult;
  readonly time: number;
}

/** The fastest solve of all players, or of one seat. */
export function fastest(races: readonly PlayedRace[], seat?: number): Solve | undefined {
  const solves = races.flatMap((race) =>
    race.boards.flatMap((board) =>
      board.elapsed_ms === null || board.rank === null || (seat !== undefined && board.seat !== seat)
        ? []
        : [{ race, board, time: board.elapsed_ms }],
    ),
  );
  return solves.toSorted((a, b) => a.time - b.time)[0];
}

/** A seat's rank in a race: null if the board was not solved, undefined if the seat did not race. */
export const rankIn = ({ boards }: PlayedRace, seat: number): number | null | undefined =>
  boards.find((board) => board.seat === seat)?.rank;
