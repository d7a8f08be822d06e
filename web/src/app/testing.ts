/** What every test finds ready: the English words. */

import { meet } from '../editions/registry.ts';
import { bring, CATALOGUES, speak } from '../i18n/catalogs.svelte.ts';

await Promise.all([speak('en'), bring(CATALOGUES)]);
for (const edition of ['pouch', 'three-d', 'cards', 'classic'] as const) await meet(edition);
