/** Comparisons between a player's runs, and statistics of solve times by grade. Pure. Rule: S4. */

import type { BoardKind } from '../../../boards/openPuzzle.ts';
import type { Run, Solve } from '../../../net/records.ts';
import type { SoloSettings, SoloView } from '../../../net/wire.gen.ts';
import { kindOfSide } from '../sides.ts';
import type { NewRun } from '../start.ts';

/** A key for runs that can be compared: the same mode, length, and side. */
export function kindOf(run: NewRun | SoloSettings): string {
  const length = run.mode === 'count' ? run.minutes : run.mode === 'time' ? run.tasks : 0;
  return `${run.mode}-${length}-${run.side}`;
}

/** Practice and stopped runs are not ranked. Rule: S1, S2. */
export const isRanked = ({ settings, ending }: Run): boolean =>
  settings.mode !== 'practice' && ending === settings.mode;

export const tookMs = ({ elapsed_ms, solves }: Run): number =>
  elapsed_ms ?? solves.reduce((all, solve) => all + solve.elapsed_ms, 0);

/** The newest `count` practice runs and the newest `count` others, newest first: neither pushes out the other. Rule: S4. */
export function latestOf(runs: readonly Run[], count: number): Run[] {
  const isPractice = (run: Run) => run.settings.mode === 'practice';
  const newest = [runs.filter(isPractice), runs.filter((run) => !isPractice(run))].flatMap((some) =>
    some.slice(-count),
  );
  return newest.toSorted((a, b) => b.at - a.at);
}

/** Negative if `a` is better: more boards in a count, or less time for the same boards. */
export const compared = (a: Run, b: Run): number =>
  a.settings.mode === 'time' ? tookMs(a) - tookMs(b) : b.points - a.points;

/** The ranked runs of that kind, in the given order. */
export const runsOf = (runs: readonly Run[], kind: string): Run[] =>
  runs.filter((run) => isRanked(run) && kindOf(run.settings) === kind);

/** The best run; among equals, the first. */
export const bestOf = (runs: readonly Run[]): Run | undefined => runs.toSorted(compared)[0];

export interface RunRank {
  /** Counted from 1; equal runs share a rank. */
  readonly place: number;
  readonly count: number;
}

/** The rank of a run among all of its kind; undefined if it is not ranked. */
export function rankOf(runs: readonly Run[], own: Run): RunRank | undefined {
  if (!isRanked(own)) return undefined;
  const others = runsOf(runs, kindOf(own.settings)).filter(({ table }) => table !== own.table);
  const better = others.filter((other) => compared(other, own) < 0);
  return { place: better.length + 1, count: others.length + 1 };
}

/** The run shown in a view, in the form of a record. */
export const runOf = (table: string, view: SoloView): Run => ({
  table,
  at: 0,
  settings: view.settings,
  points: view.solved,
  ending: view.outcome?.ending ?? '',
  solves: view.attempts
    .filter(({ solved }) => solved)
    .map(({ grade, puzzle, elapsed_ms, hints, repeats }) => ({
      grade,
      pieces: puzzle.pieces.length,
      elapsed_ms,
      hints,
      repeat: repeats !== null,
    })),
});

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return Number.NaN;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** A solve and the side of its board. */
export type Solved = Solve & { readonly side: string };

/** Whether a solve was with hints, or on a board that came again: it is listed apart. Rules: S6, S8. */
export const isHelped = ({ hints = 0, repeat = false }: Solve): boolean => hints > 0 || repeat;

/** Every solve without help on boards of that kind, in the given order. */
export const solvedIn = (runs: readonly Run[], kind: BoardKind): Solved[] =>
  runs.flatMap(({ settings, solves }) => {
    const side = settings.side;
    return kindOfSide(side) === kind
      ? solves.filter((solve) => !isHelped(solve)).map((solve) => ({ ...solve, side }))
      : [];
  });

/** Statistics of the solves with the same side and rounded grade. */
export interface Band {
  readonly side: string;
  /** Rounded to an integer. */
  readonly grade: number;
  readonly count: number;
  readonly median: number;
  readonly fastest: number;
}

/** Sorted by side, then by grade. */
export function bands(solves: readonly Solved[]): Band[] {
  const groups = new Map<string, [Solved, ...Solved[]]>();
  for (const solve of solves) {
    const key = `${solve.side} ${Math.round(solve.grade)}`;
    const group = groups.get(key);
    groups.set(key, group ? [...group, solve] : [solve]);
  }
  return [...groups.values()]
    .map((group) => bandOf(group))
    .toSorted((a, b) => a.side.localeCompare(b.side) || a.grade - b.grade);
}

function bandOf(group: readonly [Solved, ...Solved[]]): Band {
  const times = group.map(({ elapsed_ms }) => elapsed_ms);
  return {
    side: group[0].side,
    grade: Math.round(group[0].grade),
    count: group.length,
    median: median(times),
    fastest: Math.min(...times),
  };
}

/** The points of a line chart over runs of one kind; better runs are higher in every mode. */
export function history(
  runs: readonly Run[],
  size: { width: number; height: number },
): { x: number; y: number }[] {
  const values = runs.map((run) => (run.settings.mode === 'time' ? -tookMs(run) : run.points));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value, index) => ({
    x: (index / Math.max(values.length - 1, 1)) * size.width,
    y: high === low ? size.height / 2 : (1 - (value - low) / (high - low)) * size.height,
  }));
}
