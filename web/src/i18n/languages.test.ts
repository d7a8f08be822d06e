import { afterAll, describe, expect, it } from 'vitest';
import { i18n, setLanguage } from './catalogs.svelte.ts';
import { bestLanguage } from './languages.ts';
import { say } from './text.ts';

describe('the language', () => {
  afterAll(() => setLanguage('en'));

  it('is the first preferred one that is supported, whatever its country', () => {
    expect(bestLanguage(['sv-SE', 'de-AT', 'en'])).toBe('de');
    expect(bestLanguage(['es-419'])).toBe('es');
  });

  it('is English if no preferred language is supported', () => {
    expect(bestLanguage(['sv', 'ja-JP'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });

  it('can be switched, and the last call wins', async () => {
    await Promise.all([setLanguage('cs'), setLanguage('fr')]);
    expect(i18n.language).toBe('fr');
    expect(i18n.bundle.locales).toEqual(['fr']);
    expect(say('app-title')).toBe('Ubongo');
  });
});
