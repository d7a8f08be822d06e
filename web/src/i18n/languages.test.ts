import { afterAll, describe, expect, it } from 'vitest';
import { speak, spoken } from './catalogs.svelte.ts';
import { fitting } from './languages.ts';
import { say } from './text.ts';

describe('the language', () => {
  afterAll(() => speak('en'));

  it('is the first of the wishes that is spoken here, whatever its country', () => {
    expect(fitting(['sv-SE', 'de-AT', 'en'])).toBe('de');
    expect(fitting(['es-419'])).toBe('es');
  });

  it('is English where no wish can be met', () => {
    expect(fitting(['sv', 'ja-JP'])).toBe('en');
    expect(fitting([])).toBe('en');
  });

  it('can be switched, and the last wish counts', async () => {
    await Promise.all([speak('cs'), speak('fr')]);
    expect(spoken.language).toBe('fr');
    expect(spoken.bundle.locales).toEqual(['fr']);
    expect(say('app-title')).toBe('Ubongo');
  });
});
