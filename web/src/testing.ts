/** What every test finds ready: the English words. */

import { speak } from './settings/spoken.svelte.ts';

await speak('en');
