/** For tests. */

import EN from '../locales/onDemand/en.ts';
import { type Catalog, catalogIn } from './catalogs.svelte.ts';

/** All catalogs that are fetched on demand. */
export const CATALOGS: readonly Catalog[] = [...new Set(Object.keys(EN).map(catalogIn))];
