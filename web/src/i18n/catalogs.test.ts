/** Words come in parts: whatever has been brought is there in every language that is i18n afterwards. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

type Catalogs = typeof import('./catalogs.svelte.ts');
let words: Catalogs;
let say: typeof import('./text.ts').say;

beforeEach(async () => {
  vi.resetModules();
  words = await import('./catalogs.svelte.ts');
  ({ say } = await import('./text.ts'));
});

describe('words', () => {
  it('of what was not brought are not there', async () => {
    expect(words.isEmpty()).toBe(true);
    await words.setLanguage('de');
    expect(words.isEmpty()).toBe(false);
    expect(say('loading')).not.toBe('loading');
    expect(say('lobby-title')).toBe('lobby-title');
  });

  it('that were brought are i18n in the language of now, and of later', async () => {
    await words.setLanguage('de');
    await words.loadCatalogs(['lobby']);
    expect(say('lobby-title')).toBe('Der Tisch ist gedeckt');
    await words.setLanguage('en');
    expect(say('lobby-title')).toBe('The table is set');
  });

  it('that are asked for while the language changes are there in the new one', async () => {
    await words.setLanguage('de');
    await Promise.all([words.setLanguage('fr'), words.loadCatalogs(['lobby'])]);
    expect(words.i18n.language).toBe('fr');
    expect(words.i18n.bundle.hasMessage('lobby-title')).toBe(true);
    expect(words.i18n.bundle.locales).toEqual(['fr']);
  });

  it('that are brought in the middle of two changes are there in the last one', async () => {
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

  it('of the first board are there before anything is brought', async () => {
    const bringing = words.loadCatalogs(['lobby']);
    await words.setLanguage('pl');
    await bringing;
    expect(words.i18n.language).toBe('pl');
    expect(words.i18n.bundle.hasMessage('lobby-title')).toBe(true);
  });
});
