/** Checks that every language is complete: it has all messages of English, with the same arguments in them. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { COLORS } from '../editions/classic/gem-board/stones.ts';
import { LANGUAGES } from './languages.ts';

type Message = FluentResource['body'][number];
type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Select = Extract<Element, { type: 'select' }>;

const files: Record<string, string> = import.meta.glob('../../../src/ubongo/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = Object.entries(files).map(([path, text]) => {
  const [language = '', name = ''] = path.split('/').slice(-2);
  return { language, name, text };
});
const of = (language: string) => texts.filter((file) => file.language === language);

function messages(language: string): Map<string, Message> {
  const bodies = of(language).flatMap(({ text }) => new FluentResource(text).body);
  return new Map(bodies.map((message) => [message.id, message]));
}

const parts = (pattern: Pattern): Exclude<Element, string>[] =>
  typeof pattern === 'string' ? [] : pattern.filter((part) => typeof part !== 'string');

/** The select expressions of a message, at any depth. */
const selects = (pattern: Pattern): Select[] =>
  parts(pattern).flatMap((part) =>
    part.type === 'select' ? [part, ...part.variants.flatMap(({ value }) => selects(value))] : [],
  );

function variables(pattern: Pattern): Set<string> {
  const own = parts(pattern).flatMap((part) => {
    if (part.type === 'var') return [part.name];
    if (part.type === 'select')
      return [...named(part), ...part.variants.flatMap(({ value }) => [...variables(value)])];
    return [];
  });
  return new Set(own);
}

const named = ({ selector }: Select): string[] => (selector.type === 'var' ? [selector.name] : []);
const keys = ({ variants }: Select): string[] => variants.map(({ key }) => String(key.value));

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const counts = (select: Select): boolean =>
  keys(select).every((key) => CATEGORIES.includes(key) || /^\d+$/.test(key));

/** Plural categories by CLDR, without "many" in Spanish and French, which is for whole millions. */
function demanded(language: string, type: 'cardinal' | 'ordinal'): string[] {
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
  return pluralCategories.filter((each) => each !== 'many' || ['cs', 'pl'].includes(language));
}

/** Names, and words that the language shares with English. */
const NAMES = [
  'app-title',
  'cards-word-call',
  'end-share-title',
  'settings-sound-ubongo',
  'typed-go',
  'ubongo',
];
const SHARED: Record<string, string[]> = {
  cs: [],
  de: [
    'bots-preset-normal',
    'home-alone',
    'lobby-host',
    'pause',
    'proof-start',
    'records-median',
    'rules-deck-standard',
    'settings-palette-default',
    'solo-title',
    'symbol-1',
  ],
  es: ['bots-preset-normal', 'cards-end-sum'],
  fr: [
    'bots-preset-normal',
    'cards-end-sum',
    'cards-word-continue',
    'classic-color-violet',
    'classic-place',
    'pause',
    'points',
    'replay-pause',
    'rulebook-head-records',
    'settings-volume',
    'solo-end-records',
    'solo-minutes',
    'solo-minutes-unit',
  ],
  pl: ['home-alone', 'solo-title'],
};

/** The letters of a message that people read, of all its cases. */
function letters(pattern: Pattern): string {
  const read = (part: Element): string => {
    if (typeof part === 'string') return part;
    return part.type === 'select' ? part.variants.map(({ value }) => letters(value)).join('') : '';
  };
  const text = typeof pattern === 'string' ? pattern : pattern.map(read).join('');
  return text.replaceAll(/[^\p{L}]/gu, '');
}

const english = messages('en');
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(LANGUAGES)('%s', (language) => {
  it('has no syntax errors', () => {
    for (const { name, text } of of(language)) {
      const written = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
      const read = new FluentResource(text).body.map(({ id }) => id);
      expect(read, name).toEqual(written);
      expect(new Set(read).size, name).toBe(read.length);
    }
  });

  it('has every plural form of its grammar', () => {
    for (const [id, { value }] of messages(language)) {
      for (const select of value ? selects(value).filter(counts) : []) {
        const plurals = demanded(language, id === 'ordinal' ? 'ordinal' : 'cardinal');
        expect(keys(select), id).toEqual(expect.arrayContaining(plurals));
      }
    }
  });

  it('has a unique letter for each gem', () => {
    const letters = ['ruby', 'sapphire', 'emerald', 'amber'].map(
      (gem) => messages(language).get(`gem-${gem}-letter`)?.value,
    );
    expect(new Set(letters).size).toBe(4);
  });

  it('has a unique letter for each color of the gem board', () => {
    const letters = COLORS.map((color) => messages(language).get(`classic-color-${color}-letter`)?.value);
    expect(new Set(letters).size).toBe(COLORS.length);
  });
});

describe.each(others)('%s compared with English', (language) => {
  const ours = messages(language);

  it('has the same files, with the same messages in each', () => {
    const table = (which: string) =>
      of(which).map(({ name, text }) => [name, new FluentResource(text).body.map(({ id }) => id).sort()]);
    expect(table(language)).toEqual(table('en'));
  });

  it('uses the same arguments in each message', () => {
    for (const [id, { value }] of english) {
      const translated = ours.get(id)?.value;
      if (value && translated)
        expect([...variables(translated)].sort(), id).toEqual([...variables(value)].sort());
    }
  });

  it('selects on the same cases', () => {
    const cases = (value: Pattern) =>
      selects(value)
        .filter((select) => !counts(select))
        .map((select) => keys(select).sort());
    for (const [id, { value }] of english) {
      const translated = ours.get(id)?.value;
      if (value && translated) expect(cases(translated), id).toEqual(cases(value));
    }
  });

  it('leaves no message untranslated', () => {
    const left = [...english].flatMap(([id, { value }]) =>
      value && letters(value).length > 3 && JSON.stringify(ours.get(id)?.value) === JSON.stringify(value)
        ? [id]
        : [],
    );
    const shared = new Set([...NAMES, ...(SHARED[language] ?? [])]);
    expect(left.filter((id) => !shared.has(id))).toEqual([]);
    expect((SHARED[language] ?? []).filter((id) => !left.includes(id))).toEqual([]);
  });

  it('formats every message without an error', () => {
    const bundle = new FluentBundle(language);
    for (const { text } of of(language)) bundle.addResource(new FluentResource(text));
    for (const [id, { value }] of ours) {
      if (!value) continue;
      const words = Object.fromEntries([...variables(value)].map((name) => [name, 3]));
      const flaws: Error[] = [];
      bundle.formatPattern(value, words, flaws);
      expect(flaws, id).toEqual([]);
    }
  });

  it('puts no period after a number that already ends with one', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const { text } of of(language)) bundle.addResource(new FluentResource(text));
    const rank = bundle.formatPattern(ours.get('ordinal')?.value ?? '', { rank: 3 });
    for (const [id, { value }] of ours) {
      if (!value || id === 'ordinal' || !variables(value).has('rank')) continue;
      const words = Object.fromEntries([...variables(value)].map((name) => [name, 'x']));
      expect(bundle.formatPattern(value, { ...words, rank }, []), id).not.toContain('..');
    }
  });
});
