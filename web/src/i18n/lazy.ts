/** Code splitting: a part of the page is fetched together with its messages. */

import { type Catalog, loadCatalogs } from './catalogs.svelte.ts';

/**
 * Import a module and load the catalogs that it uses, in parallel.
 *
 * A test checks every call: `catalogues` must contain all messages of the imported module.
 */
export async function lazy<M>(catalogues: readonly Catalog[], load: () => Promise<M>): Promise<M> {
  const [module] = await Promise.all([load(), loadCatalogs(catalogues)]);
  return module;
}
