/** What the views of all editions with races have in common, and what can be derived from that. */

import type { BoardKind, OpenPuzzle } from '../boards/openPuzzle.ts';
import { listed, ordinal, say } from '../i18n/text.ts';
import type { Placement, Puzzle, TableOut } from '../net/wire.gen.ts';
import { nameOf } from './names.ts';

/** A view of a game in which each player races on their own board. */
export interface RaceView {
  readonly seat: number | null;
  readonly stage: string;
  readonly round: number;
  readonly rounds: number;
  readonly puzzle: Puzzle | null;
  readonly runners: readonly number[];
  readonly solvers: readonly { readonly seat: number; readonly rank: number; readonly elapsed_ms: number }[];
  /** Those who are out of this race: they gave it up, or their time is up. */
  readonly given_up: readonly number[];
  readonly timed_out?: readonly number[];
  readonly second_chance: boolean;
  /** The viewer's own time, extra time included. */
  readonly remaining_ms?: number | null;
  readonly settings?: object;
}

/** A board after a race, with the player's own solution or else any other. */
export interface BoardResult {
  readonly seat: number;
  readonly puzzle: Puzzle;
  readonly tiling: readonly Placement[];
  readonly grade: number;
  readonly rank: number | null;
  readonly elapsed_ms: number | null;
}

/** Who solved, who gave up, and the second chance. The player's own actions are announced elsewhere. */
export function raceAnnouncements(old: RaceView, table: TableOut, view: RaceView): string[] {
  const name = (seat: number) => nameOf(table, view, seat);
  const solved = view.solvers
    .filter(({ seat }) => seat !== view.seat && !old.solvers.some((other) => other.seat === seat))
    .map(({ seat, rank }) => say('news-solved', { name: name(seat), rank: ordinal(rank) }));
  const gaveUp = view.given_up
    .filter((seat) => seat !== view.seat && !old.given_up.includes(seat) && !view.timed_out?.includes(seat))
    .map((seat) => say('news-gave-up', { name: name(seat) }));
  const again = view.second_chance && !old.second_chance ? [say('news-second-chance')] : [];
  return [...solved, ...gaveUp, ...again, ...extraTime(old, table, view)];
}

/** Whether only the viewer's extra time is left now. If all have some, nobody stops when the glass has run out. */
function hasRunOut(old: RaceView, { seat, settings, remaining_ms }: RaceView): boolean {
  const extra = (settings as Record<string, unknown> | undefined)?.[`extra_time_${seat}`];
  return typeof extra === 'number' && (old.remaining_ms ?? 0) > extra && (remaining_ms ?? extra + 1) <= extra;
}

/** Who has extra time, when the glass has run out. Rule: R18. */
function extraTime(old: RaceView, table: TableOut, view: RaceView): string[] {
  if (old.timed_out?.length || !(view.timed_out?.length || hasRunOut(old, view))) return [];
  const left = view.runners.filter((one) => !view.given_up.includes(one));
  // Some may have solved, and still take gems.
  const solving = left.filter((one) => !view.solvers.some(({ seat }) => seat === one));
  const names = (solving[0] === undefined ? left : solving).map((seat) => nameOf(table, view, seat));
  return [say('news-extra-time', { names: listed(names) })];
}

/** Why a player is out of the race. */
export const outText = ({ timed_out }: RaceView, seat: number): string =>
  say(timed_out?.includes(seat) ? 'player-timed-out' : 'player-gave-up');

/** The open board; `tieBreak` is the number of the tie-break, 0 in a regular round. */
export function openPuzzle(
  { stage, round, puzzle }: RaceView,
  kind: BoardKind = 'flat',
  tieBreak = 0,
): OpenPuzzle | undefined {
  if (stage !== 'racing' || !puzzle) return undefined;
  const key = `${round}.${tieBreak}:${puzzle.region}:${puzzle.pieces.join()}`;
  return { kind, key, puzzle, isFirst: round === 1 && tieBreak === 0 };
}

/** The part of the adapter that all editions with races share. */
export const RACE_ADAPTER = {
  hasSolved: ({ solvers, seat }: RaceView): boolean => solvers.some((solver) => solver.seat === seat),
  hasStopped: ({ given_up, seat }: RaceView): boolean => seat !== null && given_up.includes(seat),
  isTurnedAgain: (before: RaceView, now: RaceView): boolean => now.second_chance && !before.second_chance,
  isHurried: (_view: RaceView): boolean => false,
  startsAlone: false,
} as const;
