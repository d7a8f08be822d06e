/** What every test finds ready: the English words. */

import { EDITIONS, TABLE_EDITIONS } from '../editions/registry.ts';
import { bring, CATALOGUES, speak } from '../i18n/catalogs.svelte.ts';

await Promise.all([speak('en'), bring(CATALOGUES)]);
for (const edition of TABLE_EDITIONS) await EDITIONS.load(edition);
