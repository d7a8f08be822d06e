/** Words come in parts: whatever has been brought is there in every language that is spoken afterwards. */

import { beforeEach, describe, expect, it, vi } from 'vitest';

type Spoken = typeof import('./catalogs.svelte.ts');
let words: Spoken;
let say: typeof import('./text.ts').say;

beforeEach(async () => {
  vi.resetModules();
  words = await import('./catalogs.svelte.ts');
  ({ say } = await import('./text.ts'));
});

describe('words', () => {
  it('of what was not brought are not there', async () => {
    expect(words.isMute()).toBe(true);
    await words.speak('de');
    expect(words.isMute()).toBe(false);
    expect(say('loading')).not.toBe('loading');
    expect(say('lobby-title')).toBe('lobby-title');
  });

  it('that were brought are spoken in the language of now, and of later', async () => {
    await words.speak('de');
    await words.bring(['lobby']);
    expect(say('lobby-title')).toBe('Der Tisch ist gedeckt');
    await words.speak('en');
    expect(say('lobby-title')).toBe('The table is set');
  });

  it('that are asked for while the language changes are there in the new one', async () => {
    await words.speak('de');
    await Promise.all([words.speak('fr'), words.bring(['lobby'])]);
    expect(words.spoken.language).toBe('fr');
    expect(words.spoken.bundle.hasMessage('lobby-title')).toBe(true);
    expect(words.spoken.bundle.locales).toEqual(['fr']);
  });

  it('that are brought in the middle of two changes are there in the last one', async () => {
    const turns = [
      words.speak('de'),
      words.bring(['lobby']),
      words.speak('fr'),
      words.bring(['table']),
      words.speak('cs'),
    ];
    await Promise.all(turns);
    expect(words.spoken.language).toBe('cs');
    expect(['lobby-title', 'round-of', 'loading'].map((id) => words.spoken.bundle.hasMessage(id))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('of the first board are there before anything is brought', async () => {
    const bringing = words.bring(['lobby']);
    await words.speak('pl');
    await bringing;
    expect(words.spoken.language).toBe('pl');
    expect(words.spoken.bundle.hasMessage('lobby-title')).toBe(true);
  });
});
