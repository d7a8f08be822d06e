/** The language that is spoken now, and its messages: fetched as one piece, switched without loading the page again. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './languages.ts';

const CATALOGUES = import.meta.glob<string>(['../locales/*.ts', '!../locales/*.test.ts'], {
  import: 'default',
});

class Spoken {
  language = $state<Language>('en');
  bundle = $state.raw(new FluentBundle('en'));
}

export const spoken = new Spoken();

let asked: Language | undefined;

/** Speak `language` from now on; of several calls the last one counts. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const bundle = await bundled(language);
  if (asked !== language) return;
  spoken.language = language;
  spoken.bundle = bundle;
}

/** In development, English steps in for what is not translated yet; what is published is complete. */
async function bundled(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language);
  if (import.meta.env.DEV && language !== 'en') bundle.addResource(await resource('en'));
  const flaws = bundle.addResource(await resource(language), { allowOverrides: true });
  if (flaws.length > 0) console.error(flaws);
  return bundle;
}

async function resource(language: Language): Promise<FluentResource> {
  const catalogue = await CATALOGUES[`../locales/${language}.ts`]?.();
  return new FluentResource(catalogue ?? '');
}
