/** The setup of every test: English messages, and the editions with their descriptions; and what each file leaves. */

import { afterAll, expect, vi } from 'vitest';
import { EDITIONS, TABLE_EDITIONS } from '../editions/registry.ts';
import { loadCatalogs, setLanguage } from '../i18n/catalogs.svelte.ts';
import { CATALOGS } from '../i18n/fixtures.ts';
import DESCRIBED from '../net/editions.gen.json';
import { fetchEditions } from '../net/editions.ts';

vi.stubGlobal('fetch', async () => Response.json(DESCRIBED));
await Promise.all([setLanguage('en'), loadCatalogs(CATALOGS), fetchEditions()]);
vi.unstubAllGlobals();
for (const edition of TABLE_EDITIONS) await EDITIONS.load(edition);

/** The globals that exist, and their values. What Node loads when it is first read has no value here. */
const globals = () =>
  new Map(
    Reflect.ownKeys(globalThis).map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name)?.value,
    ]),
  );

const found = globals();

// Files share a process: what one leaves must not be what another needs.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const left = globals();
  const changed = [...new Set([...found.keys(), ...left.keys()])].filter(
    (name) => found.has(name) !== left.has(name) || (found.get(name) && found.get(name) !== left.get(name)),
  );
  expect(changed, 'globals that this file changes and leaves').toEqual([]);
});
