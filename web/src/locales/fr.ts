/** French: what the first board says. The rest comes with whatever says it, see `i18n/catalogs.svelte.ts`. */

const files: Record<string, string> = import.meta.glob(
  '../../../src/ubongo/locales/fr/{common,board,home,home-*,run}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files).join('\n');
