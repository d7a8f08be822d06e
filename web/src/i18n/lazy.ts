/** Parts of the page that are fetched when they are needed: a program together with its messages. */

import { type Catalog, loadCatalogs } from './catalogs.svelte.ts';

/**
 * What `load` imports, when the words of `catalogues` are there too. Both are asked for at once.
 *
 * A test reads every call of this: the messages of the imported file must be in the catalogues named with it.
 */
export async function lazy<M>(catalogues: readonly Catalog[], load: () => Promise<M>): Promise<M> {
  const [module] = await Promise.all([load(), loadCatalogs(catalogues)]);
  return module;
}
