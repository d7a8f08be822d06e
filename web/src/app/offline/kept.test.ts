/** Checks which answers are kept for a time without a network. */

import { expect, it } from 'vitest';
import { isKept, KEPT_CACHE, keptPaths, languageIn, wordsCache } from './kept.ts';

it('keeps what practice needs, and today with the week after it', () => {
  const paths = keptPaths(Date.UTC(2026, 11, 28, 23, 59));
  expect(paths.filter((path) => path.includes('daily'))).toEqual([
    ...['28', '29', '30', '31'].map((day) => `/api/daily/2026-12-${day}`),
    ...['01', '02', '03', '04'].map((day) => `/api/daily/2027-01-${day}`),
  ]);
  expect(paths).toContain('/api/decks/flat');
  expect(paths.every(isKept)).toBe(true);
});

it.each([
  '/api/records',
  '/api/daily/today/times',
  '/api/daily/2026-12-28/times',
  '/api/calendar/2026-12',
  '/api/tables/abc/replay',
  '/api/health',
  '/api/boxes/flat/x',
])('does not keep %s', (path) => {
  expect(isKept(path)).toBe(false);
});

it('keeps the texts of each language in a cache of their own', () => {
  expect(languageIn(wordsCache('cs'))).toBe('cs');
  expect(languageIn(KEPT_CACHE)).toBeUndefined();
});
