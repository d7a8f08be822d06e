/** Checks how texts are set: quotation marks, spaces and ellipses as each language has them, and labels that fit. */

import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';

const files: Record<string, string> = import.meta.glob('../../../src/ubongo/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const NO_BREAK = '\u00A0';
const NARROW = '\u202F';
const NAMES: Record<Language, string> = {
  cs: 'Czech',
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  pl: 'Polish',
};
const QUOTES: Record<Language, string> = { cs: '„“', de: '„“', en: '“”', es: '«»', fr: '«»', pl: '„”' };

interface Line {
  id: string;
  text: string;
}

const of = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([path, text]) => ({ name: path.split('/').pop() ?? '', rows: text.split('\n') }));

/** The lines of a language that people read. Variables and selectors are shown as X, without keys and literals. */
function lines(language: string): Line[] {
  let id = '';
  return of(language).flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const [, named] = /^([a-z][a-z0-9-]*) =/.exec(row) ?? [];
      id = named ?? id;
      const text = row
        .replace(/^[a-z][a-z0-9-]* =|^ +\*?\[\w+\]/, '')
        .replace(/\{"[^"]*"\}|^\}/, '')
        .replaceAll(/\{ \$\w+ (\}|->$)/g, 'X')
        .trimStart();
      return row.startsWith('#') || text === '' ? [] : [{ id, text }];
    }),
  );
}

const found = (language: string, flaw: RegExp): string[] =>
  lines(language)
    .filter(({ text }) => flaw.test(text))
    .map(({ id, text }) => `${id}: ${text}`);

const count = (text: string, sign: string): number => text.split(sign).length - 1;

describe.each(LANGUAGES)('%s', (language) => {
  it('keeps a number and its unit on one line', () => {
    expect(found(language, /X (s|min|ms|h|godz)(?!\p{L})/u)).toEqual([]);
  });

  it('has no stray spaces, no straight quotes and no dots for an ellipsis', () => {
    expect(found(language, / {2}| $|["']|\.\.\./)).toEqual([]);
  });

  it('has no space before a comma or a period', () => {
    expect(found(language, /\s[,.](\s|$)/)).toEqual([]);
  });

  it('has the quotation marks of its language, in pairs', () => {
    const [open = '', close = ''] = QUOTES[language];
    const others = [...'„“”«»‘‚'].filter((sign) => sign !== open && sign !== close).join('');
    expect(found(language, new RegExp(`[${others}]`))).toEqual([]);
    const odd = lines(language).filter(({ text }) => count(text, open) !== count(text, close));
    expect(odd).toEqual([]);
  });

  it('keeps the sign for percent with its number', () => {
    const flaw = ['en', 'pl'].includes(language) ? /\s%/ : new RegExp(`[^${NO_BREAK}]%`);
    expect(found(language, flaw)).toEqual([]);
  });

  it('has the comments of English', () => {
    const comments = (which: string) =>
      of(which).map(({ name, rows }) => [name, rows.filter((row) => row.startsWith('#'))]);
    const translated = comments('en').map(([name, rows]) => [
      name,
      (rows as string[]).map((row) => row.replace(/^# English:/, `# ${NAMES[language]}:`)),
    ]);
    expect(comments(language)).toEqual(translated);
  });

  it('has short words for short labels', () => {
    const labels = (which: string) =>
      lines(which).filter(({ id, text }, index, all) => !text.includes('X') && all[index + 1]?.id !== id);
    const short = labels('en').filter(({ text }) => text.length <= 16);
    const ids = new Set(short.map(({ id }) => id));
    expect(labels(language).filter(({ id, text }) => ids.has(id) && text.length > 28)).toEqual([]);
  });
});

describe('French', () => {
  it('has a no-break space before a colon, and a narrow one before other high signs', () => {
    expect(found('fr', new RegExp(`[^${NO_BREAK}]:(\\s|$)`))).toEqual([]);
    expect(found('fr', new RegExp(`[^${NARROW}][!?;]`))).toEqual([]);
  });

  it('has no-break spaces inside quotation marks', () => {
    expect(found('fr', new RegExp(`«[^${NO_BREAK}]|[^${NO_BREAK}]»`))).toEqual([]);
  });
});

describe('the other languages', () => {
  it.each(LANGUAGES.filter((language) => language !== 'fr'))(
    'have no space before high signs: %s',
    (language) => {
      expect(found(language, /\s[:;!?](\s|$)/)).toEqual([]);
    },
  );
});

describe('German', () => {
  it('has a no-break space before an ellipsis', () => {
    expect(found('de', new RegExp(`[^${NO_BREAK}]…`))).toEqual([]);
  });
});

describe('Czech and Polish', () => {
  it.each([
    ['cs', /(^|[\s(„])[aikosuvz] \S/i],
    ['pl', /(^|[\s(„])[aiouwz] \S/i],
  ])('have no one-letter word at the end of a line: %s', (language, flaw) => {
    expect(found(language, flaw)).toEqual([]);
  });
});

describe('Spanish', () => {
  it('opens each question and each exclamation', () => {
    const odd = lines('es').filter(
      ({ text }) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
    );
    expect(odd).toEqual([]);
  });
});
