import { afterAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/catalogs.svelte.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { points } from '../../i18n/phrases.ts';
import { say } from '../../i18n/text.ts';
import { CARD, cardHeight, cardOf } from './shareCard.ts';
import { type SharedGame, shareText } from './shareText.ts';
import { tenths } from './tenths.ts';

const LINK = 'https://example.org/#/replay/t1';

/** A game that the first `winners` of its players have won. */
const game = (winners: number, ...names: string[]): SharedGame => ({
  edition: say('edition-pouch'),
  seats: names.map((name, index) => ({
    name,
    hasWon: index < winners,
    what: points(21 - index),
    ranks: [1, null, index === 0 ? 2 : undefined],
  })),
  link: LINK,
});

const TEXTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Ubongo · Gem pouch', 'Ada wins', 'Ada: 21 points', 'Kesi: 20 points', 'Shared win: Ada and Kesi'],
  cs: [
    'Ubongo · Sáček s drahokamy',
    'Ada vyhrává',
    'Ada: 21 bodů',
    'Kesi: 20 bodů',
    'Společné vítězství: Ada a Kesi',
  ],
  pl: [
    'Ubongo · Woreczek z klejnotami',
    'Wygrywa Ada',
    'Ada: 21 punktów',
    'Kesi: 20 punktów',
    'Wspólne zwycięstwo: Ada i Kesi',
  ],
  es: [
    'Ubongo · Bolsa de gemas',
    'Gana Ada',
    'Ada: 21 puntos',
    'Kesi: 20 puntos',
    'Victoria compartida: Ada y Kesi',
  ],
  fr: [
    'Ubongo · Sac de gemmes',
    'Ada gagne',
    'Ada : 21 points',
    'Kesi : 20 points',
    'Victoire partagée : Ada et Kesi',
  ],
  de: [
    'Ubongo · Edelsteinbeutel',
    'Ada gewinnt',
    'Ada: 21 Punkte',
    'Kesi: 20 Punkte',
    'Gemeinsamer Sieg: Ada und Kesi',
  ],
};

/** The lines of the text, with plain spaces. */
const lines = (shared: SharedGame): string[] => shareText(shared).replaceAll('\u00a0', ' ').split('\n');

afterAll(() => setLanguage('en'));

describe.each(LANGUAGES)('the text to share in %s', (language) => {
  it('says the edition, the winner or the tie, and what everyone has, and shows no board', async () => {
    await setLanguage(language);
    const [title, won, ada, kesi, tied] = TEXTS[language];
    expect(lines(game(1, 'Ada', 'Kesi'))).toEqual([title, won, ada, '🥇▫️🥈', kesi, '🥇▫️➖', LINK]);
    expect(lines(game(2, 'Ada', 'Kesi'))[1]).toBe(tied);
    expect(lines(game(1, 'Ada'))).toEqual([title, ada, '🥇▫️🥈', LINK]);
  });
});

describe('the picture to share', () => {
  it('says the same, inside its edges', async () => {
    await setLanguage('en');
    for (const players of [1, 2, 3, 4]) {
      const shared = game(1, ...['Ada', 'Kesi', 'Omari', 'Zuri'].slice(0, players));
      const drawn = cardOf(shared);
      const texts = drawn.flatMap((each) => (each.kind === 'text' ? [each.text] : []));
      expect(texts).toContain('Ubongo · Gem pouch');
      expect(texts).toContain(players === 1 ? 'Ada: 21 points' : 'Ada wins');
      expect(texts).toContain('example.org');
      for (const each of drawn) {
        expect(each.x + each.width).toBeLessThanOrEqual(CARD.width);
        expect(each.y).toBeLessThanOrEqual(cardHeight(shared));
      }
    }
  });

  it('has room for the marks of fifteen races', () => {
    const seat = { name: 'Ada', hasWon: true, what: '', ranks: Array<number>(15).fill(1) };
    const boxes = cardOf({ edition: '', seats: [seat], link: LINK }).filter(({ kind }) => kind === 'box');
    expect(Math.max(...boxes.slice(1).map(({ x, width }) => x + width))).toBeLessThan(CARD.width);
  });
});

describe('times with tenths', () => {
  it('are rounded down, with the decimal sign of the language', async () => {
    await setLanguage('en');
    expect([0, 4_390, 65_300, 600_000].map((ms) => tenths(ms).replace(/[\u2066-\u2069]/g, ''))).toEqual([
      '0:00.0',
      '0:04.3',
      '1:05.3',
      '10:00.0',
    ]);
    await setLanguage('de');
    expect(tenths(4_390).replace(/[\u2066-\u2069]/g, '')).toBe('0:04,3');
  });
});
