/** Measures how long something takes, whatever happens to the date of the machine meanwhile. */

const DAY_MS = 86_400_000;

/** What the machine has slept since the page was opened: the clock of many browsers stands still then. */
let slept = 0;

/**
 * The time in milliseconds since 1970, from the date that the machine had when the page was opened.
 *
 * It never goes back. If the date is suddenly ahead by less than a day, the machine may have slept, and that counts; if it
 * is ahead by more or behind, somebody has set it.
 */
export function steadyNow(): number {
  const now = performance.timeOrigin + performance.now() + slept;
  const ahead = Date.now() - now;
  if (ahead <= 0 || ahead > DAY_MS) return Math.round(now);
  slept += ahead;
  return Math.round(now + ahead);
}
