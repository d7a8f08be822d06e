/** Starts the service worker after the first board is there, and fetches in advance what a time without a network needs. */

import { i18n } from '../../i18n/catalogs.svelte.ts';
import { isDay, KEPT_CACHE, keptPaths, wordsCache } from './kept.ts';
import { Updates } from './updates.svelte.ts';

const NOT_FOUND = 404;

/** Where a browser refuses, everything else works. Rejects if the network fails: the next visit tries again. */
export async function start(): Promise<void> {
  await caches.open(wordsCache(i18n.language)); // the worker fills it
  // Undefined in browsers that only pretend, such as those of tests.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/sw.js');
  if (!registration) return;
  new Updates(registration);
  await navigator.serviceWorker.ready;
  const { dataset } = document.documentElement;
  dataset.installed = 'app';
  await keepAhead();
  dataset.installed = 'boards';
}

/** Keep what is wanted now, and nothing else. */
async function keepAhead(): Promise<void> {
  const paths = keptPaths(Date.now());
  const cache = await caches.open(KEPT_CACHE);
  for (const request of await cache.keys())
    if (!paths.includes(new URL(request.url).pathname)) await cache.delete(request);
  // One after the other: a game may run on a slow line. Days never change, all else does only with a version.
  for (const path of paths)
    if (!isDay(path)) await cache.add(path);
    else if (!(await cache.match(path))) await keepDay(cache, path);
}

/** A day that the server does not have is one of this machine's wrong date. */
async function keepDay(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path);
  if (answer.ok) await cache.put(path, answer);
  else if (answer.status !== NOT_FOUND) throw new Error(`${path}: ${answer.status}`);
}
