/**
 * A staircase: which grade a player gets next, from whether and how fast the last board was solved.
 *
 * The same function as in `src/ubongo/editions/parts/staircase.py`, which explains it; a table of examples holds the
 * two together. Levels are grades in tenths.
 */

const LOWEST = 10;
const HIGHEST = 100;
const QUICK_MS = 20_000;
const IN_TIME_MS = 60_000;
const TOO_LONG_MS = 180_000;
const STEP = 2;
const DOWN = 3 * STEP;
const RUN_UP = 5;
const QUICK_RUN_UP = 8;

/** What became of a board. */
export interface Try {
  readonly solved: boolean;
  readonly elapsedMs: number;
}

const isFailure = ({ solved, elapsedMs }: Try): boolean => !solved || elapsedMs > TOO_LONG_MS;

function step(each: Try, hasFailed: boolean): number {
  if (isFailure(each)) return -DOWN;
  if (each.elapsedMs > IN_TIME_MS) return 0;
  if (hasFailed) return STEP;
  return each.elapsedMs <= QUICK_MS ? QUICK_RUN_UP : RUN_UP;
}

const within = (level: number): number => Math.min(Math.max(level, LOWEST), HIGHEST);

/** The level of the next board, after those tries in order from a first board of level `start`. */
export function nextLevel(start: number, tries: readonly Try[]): number {
  let level = within(start);
  let hasFailed = false;
  for (const each of tries) {
    hasFailed ||= isFailure(each);
    level = within(level + step(each, hasFailed));
  }
  return level;
}
