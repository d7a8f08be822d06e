/** The chart of solve times by grade: the position of each mark. */

import type { Point } from '../../../engines/common/cells.ts';
import { type Band, bands, type Solved } from './records.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ChartPoint extends Point {
  readonly solve: Solved;
}

export interface Series {
  readonly side: string;
  readonly marks: readonly ChartPoint[];
  /** Through the median of each grade. */
  readonly line: readonly Point[];
  readonly bands: readonly Band[];
}

export interface Tick {
  readonly at: number;
  readonly value: number;
}

export interface Chart {
  readonly series: readonly Series[];
  readonly times: readonly Tick[];
  readonly grades: readonly Tick[];
}

/** Tick values in milliseconds, each about twice the previous one. */
const ROUND = [2, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 3_600].map((seconds) => seconds * 1000);
/** Only the latest solves are drawn, so that the chart shows the player's current strength. */
const MOST_MARKS = 600;

/**
 * The chart of `solves`, which are ordered from oldest to newest.
 *
 * The time axis is logarithmic: halving the time is the same step at ten seconds as at ten minutes.
 */
export function chart(solves: readonly Solved[], size: Size): Chart {
  const shown = solves.slice(-MOST_MARKS);
  const [fast, slow] = span(shown);
  const [easy, hard] = reach(shown);
  const x = (grade: number) => ((grade - easy) / (hard - easy)) * size.width;
  const y = (ms: number) => (1 - Math.log(ms / fast) / Math.log(slow / fast)) * size.height;
  const within = (ms: number) => Math.min(Math.max(ms, fast), slow);
  const all = bands(shown);
  const sides = [...new Set(shown.map(({ side }) => side))].sort();
  return {
    series: sides.map((side) => {
      const own = all.filter((band) => band.side === side);
      return {
        side,
        marks: shown
          .filter((solve) => solve.side === side)
          .map((solve) => ({ solve, x: x(solve.grade), y: y(within(solve.elapsed_ms)) })),
        line: own.map(({ grade, median }) => ({ x: x(grade), y: y(within(median)) })),
        bands: own,
      };
    }),
    times: ROUND.filter((ms) => ms >= fast && ms <= slow).map((value) => ({ value, at: y(value) })),
    grades: numbers(easy, hard).map((value) => ({ value, at: x(value) })),
  };
}

/** From the tick below the fastest time to the one above the slowest, at least a factor of four. */
function span(solves: readonly Solved[]): [number, number] {
  const times = solves.map(({ elapsed_ms }) => elapsed_ms);
  const fast = ROUND.findLast((ms) => ms <= Math.min(...times)) ?? 2_000;
  const slow = ROUND.find((ms) => ms >= Math.max(...times, fast * 4)) ?? 3_600_000;
  return slow > fast ? [fast, slow] : [fast / 2, slow];
}

/** From below the easiest grade to above the hardest, at least three grades. */
function reach(solves: readonly Solved[]): [number, number] {
  const grades = solves.map(({ grade }) => grade);
  const easy = Math.floor(Math.min(...grades) - 0.5);
  return [easy, Math.max(Math.ceil(Math.max(...grades) + 0.5), easy + 3)];
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** An SVG path through the points. */
export const linePath = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
