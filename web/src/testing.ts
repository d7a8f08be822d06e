/** What every test finds ready: the English words. */

import { meet } from './screens/manners.ts';
import { bring, CATALOGUES, speak } from './settings/spoken.svelte.ts';

await Promise.all([speak('en'), bring(CATALOGUES)]);
for (const edition of ['pouch', 'three-d', 'cards', 'classic'] as const) await meet(edition);
