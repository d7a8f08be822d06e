/**
 * The current language and its message catalogs; both can be switched without a reload.
 *
 * The messages of the first board are bundled with the page in one file per language. Every other part of the game
 * loads its own catalogs with `loadCatalogs` before it is shown, so that no message id is ever visible.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './languages.ts';

type Files = Readonly<Record<string, () => Promise<string>>>;

const FIRST = import.meta.glob<string>('../locales/*.ts', { import: 'default' });
/** The files of the other catalogs of each language, by path: a table that the first board does without. */
const LATER = import.meta.glob<Files>('../locales/onDemand/*.ts', { import: 'default' });

/** The name of a catalog that is fetched on demand, together with its editions' parts: `lobby-nim` is part of `lobby`. */
export type Catalog = string;

class I18n {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));
  /** Whether the language requested last could not be loaded. */
  isBehind = $state(false);
}

export const i18n = new I18n();

/** Whether no language has been loaded yet. */
export const isEmpty = (): boolean => here.size === 0;

type Part = Catalog | 'first';

/** The catalogs in use, which a change of language loads again. */
const loaded = new Set<Part>(['first']);
const fetched = new Map<string, Promise<FluentResource>>();
const here = new Map<string, FluentResource>();

let asked: Language = 'en';
let switching: Promise<void> = Promise.resolve();

/** Switch to `language`; the last call wins. If loading fails, it rejects and the language does not change. */
export function setLanguage(language: Language): Promise<void> {
  asked = language;
  const turn = switchTo(language);
  switching = turn.catch(() => {});
  return turn;
}

/** Load these catalogs in the current language; later languages include them. */
export async function loadCatalogs(parts: readonly Catalog[]): Promise<void> {
  if (parts.every((part) => loaded.has(part))) return switching;
  let language: Language;
  do {
    language = asked;
    await Promise.all([switching, fetchAll(language, parts)]);
  } while (language !== asked);
  for (const part of parts) loaded.add(part);
  show(language);
}

async function switchTo(language: Language): Promise<void> {
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

/** Requested once; requested again only after a failure. */
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

/** In development, English fills in for missing translations; published locales are complete. */
async function read(language: Language, part: Part): Promise<FluentResource> {
  const english = import.meta.env.DEV && language !== 'en' ? `${await textOf('en', part)}\n` : '';
  return new FluentResource(english + (await textOf(language, part)));
}

async function textOf(language: Language, part: Part): Promise<string> {
  if (part === 'first') {
    later(language).catch(() => {}); // soon needed, and tried again then
    return (await FIRST[`../locales/${language}.ts`]?.()) ?? '';
  }
  const files = await later(language);
  const paths = Object.keys(files).filter((path) => catalogIn(path) === part);
  return (await Promise.all(paths.map((path) => files[path]?.()))).join('\n');
}

const later = async (language: Language): Promise<Files> =>
  (await LATER[`../locales/onDemand/${language}.ts`]?.()) ?? {};

/** The catalog that a file belongs to. */
export const catalogIn = (path: string): Catalog => path.replace(/^.*\/(\w+)[\w-]*\.ftl$/, '$1');
