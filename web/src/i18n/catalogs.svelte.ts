/**
 * The language that is i18n now, and its messages, switched without loading the page again.
 *
 * The messages of the first board come with the page, in one file. Every other part of the game loads its own:
 * `loadCatalogs` fetches them before that part is shown, so that no message name is ever visible.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './languages.ts';

const FIRST = import.meta.glob<string>(['../locales/*.ts', '!../locales/*.test.ts'], { import: 'default' });
const LATER = import.meta.glob<string>(
  ['../../../src/ubongo/locales/*/*.ftl', '!../../../src/ubongo/locales/*/{common,board,home,run}.ftl'],
  { query: '?raw', import: 'default' },
);

/** The name of a file of messages that is fetched when it is needed. */
export type Catalog = string;

export const CATALOGS: readonly Catalog[] = [
  ...new Set(Object.keys(LATER).map((path) => path.replace(/^.*\/(\w+)\.ftl$/, '$1'))),
];

class Spoken {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));
  /** The language that was asked for last could not be had. */
  isBehind = $state(false);
}

export const i18n = new Spoken();

/** No language could be loaded so far. */
export const isEmpty = (): boolean => here.size === 0;

type Part = Catalog | 'first';

/** The catalogues loaded so far: a change of language has to load them again. */
const loaded = new Set<Part>(['first']);
const fetched = new Map<string, Promise<FluentResource>>();
const here = new Map<string, FluentResource>();

let asked: Language = 'en';
let turning: Promise<void> = Promise.resolve();

/** Speak `language` from now on; of several calls the last one counts. Rejected, all stays as it was. */
export function setLanguage(language: Language): Promise<void> {
  asked = language;
  const turn = turnTo(language);
  turning = turn.catch(() => {});
  return turn;
}

/** Have the words of these parts in the language that is i18n, and from now on in any other that will be. */
export async function loadCatalogs(parts: readonly Catalog[]): Promise<void> {
  if (parts.every((part) => loaded.has(part))) return turning;
  let language: Language;
  do {
    language = asked;
    await Promise.all([turning, fetchAll(language, parts)]);
  } while (language !== asked);
  for (const part of parts) loaded.add(part);
  show(language);
}

async function turnTo(language: Language): Promise<void> {
  try {
    let count: number;
    do {
      count = loaded.size;
      await fetchAll(language, loaded);
    } while (language === asked && count !== loaded.size);
  } catch (error) {
    if (language === asked) {
      asked = i18n.language;
      i18n.isBehind = true;
    }
    throw error;
  }
  if (language !== asked) return;
  i18n.isBehind = false;
  show(language);
}

function show(language: Language): void {
  const bundle = new FluentBundle(language);
  for (const part of loaded) {
    const words = here.get(`${language}/${part}`);
    const flaws = words ? bundle.addResource(words, { allowOverrides: true }) : [];
    if (flaws.length > 0) console.error(flaws);
  }
  i18n.language = language;
  i18n.bundle = bundle;
}

const fetchAll = (language: Language, parts: Iterable<Part>): Promise<unknown> =>
  Promise.all(Array.from(parts, (part) => resource(language, part)));

/** Requested once, and again only if that failed. */
function resource(language: Language, part: Part): Promise<FluentResource> {
  const key = `${language}/${part}`;
  const known = fetched.get(key) ?? read(language, part);
  fetched.set(key, known);
  known.then(
    (words) => here.set(key, words),
    () => fetched.delete(key),
  );
  return known;
}

/** In development, English steps in for what is not translated yet; what is published is complete. */
async function read(language: Language, part: Part): Promise<FluentResource> {
  const english = import.meta.env.DEV && language !== 'en' ? `${await textOf('en', part)}\n` : '';
  return new FluentResource(english + (await textOf(language, part)));
}

const textOf = async (language: Language, part: Part): Promise<string> =>
  (await (part === 'first'
    ? FIRST[`../locales/${language}.ts`]
    : LATER[`../../../src/ubongo/locales/${language}/${part}.ftl`])?.()) ?? '';
