/** Message catalogs are loaded in parts; a loaded part stays available in every later language. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

type Catalogs = typeof import('./catalogs.svelte.ts');
let words: Catalogs;
let say: typeof import('./text.ts').say;

beforeEach(async () => {
  vi.resetModules();
  words = await import('./catalogs.svelte.ts');
  ({ say } = await import('./text.ts'));
});

describe('messages', () => {
  it('of a catalog that was not loaded are missing', async () => {
    expect(words.isEmpty()).toBe(true);
    await words.setLanguage('de');
    expect(words.isEmpty()).toBe(false);
    expect(say('loading')).not.toBe('loading');
    expect(say('lobby-title')).toBe('lobby-title');
  });

  it('of a loaded catalog are available in the current and every later language', async () => {
    await words.setLanguage('de');
    await words.loadCatalogs(['lobby']);
    expect(say('lobby-title')).toBe('Der Tisch ist bereit');
    await words.setLanguage('en');
    expect(say('lobby-title')).toBe('The table is set');
  });

  it('loaded while the language changes are available in the new one', async () => {
    await words.setLanguage('de');
    await Promise.all([words.setLanguage('fr'), words.loadCatalogs(['lobby'])]);
    expect(words.i18n.language).toBe('fr');
    expect(words.i18n.bundle.hasMessage('lobby-title')).toBe(true);
    expect(words.i18n.bundle.locales).toEqual(['fr']);
  });

  it('loaded between two changes of language are available in the last one', async () => {
    const turns = [
      words.setLanguage('de'),
      words.loadCatalogs(['lobby']),
      words.setLanguage('fr'),
      words.loadCatalogs(['table']),
      words.setLanguage('cs'),
    ];
    await Promise.all(turns);
    expect(words.i18n.language).toBe('cs');
    expect(['lobby-title', 'round-of', 'loading'].map((id) => words.i18n.bundle.hasMessage(id))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('of the first board and of a catalog requested before any language are available together', async () => {
    const bringing = words.loadCatalogs(['lobby']);
    await words.setLanguage('pl');
    await bringing;
    expect(words.i18n.language).toBe('pl');
    expect(words.i18n.bundle.hasMessage('lobby-title')).toBe(true);
  });
});
