/** French: what the first board says. The rest comes with whatever says it, see `i18n/catalogs.svelte.ts`. */

const first: Record<string, string> = import.meta.glob(
  '../../../src/ubongo/locales/fr/{common,board,home,home-*,run}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
const later = import.meta.glob<string>(
  [
    '../../../src/ubongo/locales/fr/*.ftl',
    '!../../../src/ubongo/locales/fr/{common,board,home,home-*,run}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export default { first: Object.values(first).join('\n'), later };
