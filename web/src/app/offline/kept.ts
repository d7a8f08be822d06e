/** Which answers of the server are kept for a time without it. Pure. */

export const KEPT_CACHE = 'boards';
const WORDS = 'words-';

/** The cache for the texts of a language. */
export const wordsCache = (language: string): string => WORDS + language;

/** The language of a cache for texts; undefined if it is another cache. */
export const languageIn = (cache: string): string | undefined =>
  cache.startsWith(WORDS) ? cache.slice(WORDS.length) : undefined;

/** What practice needs: the pieces, boards to choose from, and the names of the sides. */
const PRACTICE = [
  '/api/boxes/flat',
  '/api/boxes/solid',
  '/api/decks/flat',
  '/api/decks/solid',
  '/api/editions',
];
const DAY = /^\/api\/daily\/\d{4}-\d\d-\d\d$/;

/** Today and a week. */
const DAYS = 8;
const DAY_MS = 86_400_000;

/** Whether the path is that of a date's boards. */
export const isDay = (path: string): boolean => DAY.test(path);

/** Whether the answer at that path may be kept: it is the same for everybody. */
export const isKept = (path: string): boolean => PRACTICE.includes(path) || isDay(path);

/** The paths that are kept at that time, in milliseconds: those for practice, and the dates from today on. */
export function keptPaths(now: number): string[] {
  const dates = Array.from({ length: DAYS }, (_, day) =>
    new Date(now + day * DAY_MS).toISOString().slice(0, 10),
  );
  return [...PRACTICE, ...dates.map((date) => `/api/daily/${date}`)];
}
