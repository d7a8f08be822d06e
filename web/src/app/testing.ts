/** What every test finds ready: the English words. */

import { EDITIONS, TABLE_EDITIONS } from '../editions/registry.ts';
import { CATALOGS, loadCatalogs, setLanguage } from '../i18n/catalogs.svelte.ts';

await Promise.all([setLanguage('en'), loadCatalogs(CATALOGS)]);
for (const edition of TABLE_EDITIONS) await EDITIONS.load(edition);
