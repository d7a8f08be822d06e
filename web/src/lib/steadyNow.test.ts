/** Checks that a change of the machine's date changes no measured time. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;
const OPENED = Date.UTC(2026, 10, 30);

/** Since the page was opened: by the clock of the browser, and by the date. */
let passed = 0;
let dated = 0;
let steadyNow: () => number;

beforeEach(async () => {
  passed = dated = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(OPENED);
  vi.spyOn(Date, 'now').mockImplementation(() => OPENED + dated);
  vi.resetModules();
  ({ steadyNow } = await import('./steadyNow.ts'));
});
afterEach(() => vi.restoreAllMocks());

it.each([-56 * YEAR_MS, -HOUR_MS, -1, 25 * HOUR_MS, 56 * YEAR_MS])(
  'ignores a date moved by %d ms',
  (moved) => {
    const since = steadyNow();
    passed = 5_000;
    dated = 5_000 + moved;
    expect(steadyNow() - since).toBe(5_000);
  },
);

it('counts the time in which the machine sleeps, once', () => {
  const since = steadyNow();
  passed = 5_000;
  dated = 5_000 + HOUR_MS;
  expect(steadyNow() - since).toBe(5_000 + HOUR_MS);
  expect(steadyNow() - since).toBe(5_000 + HOUR_MS);
  dated = 5_000;
  expect(steadyNow() - since).toBe(5_000 + HOUR_MS);
});

/** They store or send a date, or ask for one; the way back to a table is stored for another page. */
const DATES = [
  '../app/offline/start.ts',
  '../net/hashes.ts',
  '../table/TimeLeft.svelte',
  '../table/session/shares.ts',
  '../pages/Table.svelte',
  './steadyNow.ts',
];
const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('is used wherever something is measured', () => {
  const found = Object.entries(sources).filter(([, source]) => source.includes('Date.now()'));
  expect(found.map(([path]) => path).sort()).toEqual([...DATES].sort());
});
