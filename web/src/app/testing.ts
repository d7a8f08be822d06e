/** The setup of every test: English messages, and the editions with their descriptions. */

import { vi } from 'vitest';
import { EDITIONS, TABLE_EDITIONS } from '../editions/registry.ts';
import { CATALOGS, loadCatalogs, setLanguage } from '../i18n/catalogs.svelte.ts';
import DESCRIBED from '../net/editions.gen.json';
import { fetchEditions } from '../net/editions.ts';

vi.stubGlobal('fetch', async () => Response.json(DESCRIBED));
await Promise.all([setLanguage('en'), loadCatalogs(CATALOGS), fetchEditions()]);
vi.unstubAllGlobals();
for (const edition of TABLE_EDITIONS) await EDITIONS.load(edition);
