/**
 * The service worker: serves the page, and what practice and the boards of the day need, where the server does not answer.
 *
 * The network always comes first, but for files with a hash in their names. So a page and its server have one version.
 */

import { type PrecacheEntry, Serwist } from 'serwist';
import { isKept, KEPT_CACHE, languageIn, wordsCache } from './kept.ts';

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The files of the app, and the files of each language, as the build has found them. */
declare const self: {
  readonly __SW_MANIFEST: PrecacheEntry[];
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
};
declare const __WORDS__: Readonly<Record<string, readonly string[]>>;

const PAGE = '/index.html';
/** A network that takes longer is no better than none. */
const PATIENCE_MS = 4_000;
/** From this status on, a proxy answers in place of the server, or the server is too busy. */
const FAILURE = 500;

const languages = new Map(
  Object.entries(__WORDS__).flatMap(([language, paths]) => paths.map((path) => [path, language])),
);

const worker: Serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false, concurrency: 2 },
  clientsClaim: true, // of the first visit; a new version waits until no page is open that uses the old one
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && url.pathname === '/',
      handler: ({ request }) => networkFirst(request, () => worker.matchPrecache(PAGE)),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isKept(url.pathname),
      handler: ({ request }) => networkFirst(request, () => caches.match(request, { cacheName: KEPT_CACHE })),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && languages.has(url.pathname),
      handler: async ({ request, url, event }) => {
        const known = await caches.match(request);
        if (!known) event.waitUntil(keepWords(languages.get(url.pathname)).catch(() => {}));
        return known ?? fetch(request);
      },
    },
  ],
});

/** The answer of the network; `fallback` if there is none in time, or only a failure. */
async function networkFirst(
  request: Request,
  fallback: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([answer, late]).catch(() => undefined);
  if (first && first.status < FAILURE) return first;
  return (await fallback()) ?? answer;
}

/** Keep the files of a language. */
async function keepWords(language = ''): Promise<void> {
  const cache = await caches.open(wordsCache(language));
  for (const path of __WORDS__[language] ?? []) if (!(await cache.match(path))) await cache.add(path);
}

/** The languages that this browser uses: the page has made a cache for each. */
const usedLanguages = async (): Promise<string[]> =>
  (await caches.keys()).flatMap((name) => languageIn(name) ?? []);

/** Remove the texts of other versions. */
async function dropOldWords(): Promise<void> {
  for (const language of await usedLanguages()) {
    const cache = await caches.open(wordsCache(language));
    for (const request of await cache.keys())
      if (!languages.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

self.addEventListener('install', (event) =>
  event.waitUntil(usedLanguages().then((used) => Promise.all(used.map(keepWords)))),
);
self.addEventListener('activate', (event) => event.waitUntil(dropOldWords()));
worker.addEventListeners();
