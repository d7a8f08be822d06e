/** The settings of this browser: kept, shown on the page, and followed at once. */

import { i18n, setLanguage } from '../i18n/catalogs.svelte.ts';
import { bestLanguage, type Language } from '../i18n/languages.ts';
import { variablesOf } from '../ui/palette.ts';
import { DEFAULTS, parsed, type Settings, saved } from './settings.ts';

/** theme.js reads it too, before the first paint. */
const KEY = 'ubongo:settings';

/** What the system wishes for; the theme is followed by the style sheet, but for the browser's own bar. */
const systemPreferences = {
  motion: matched('(prefers-reduced-motion: reduce)'),
  dark: matched('(prefers-color-scheme: dark)'),
};

/** If the system asks for contrast and nothing is set yet, start with the high-contrast palette. */
const first = (): Settings =>
  matched('(prefers-contrast: more)')?.matches ? { ...DEFAULTS, palette: 'contrast' } : DEFAULTS;

class Store {
  value = $state.raw<Settings>(start());

  /** Set some of it; it holds from now on, and after a reload. */
  set(part: Partial<Settings>): void {
    this.value = { ...this.value, ...part };
    keep(saved(this.value));
    void follow(this.value);
  }
}

export const settings = new Store();

/** The language asked for: the one set, or the one that the browser's languages suit best. */
export const languageOf = ({ language }: Settings): Language =>
  language === 'system' ? bestLanguage(navigator.languages) : language;

/** Show the settings on the page, now and whenever the system or another window changes them. */
export async function live(): Promise<void> {
  for (const query of Object.values(systemPreferences))
    query?.addEventListener('change', () => follow(settings.value));
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    settings.value = parsed(newValue);
    void follow(settings.value);
  });
  await follow(settings.value);
}

/** The page's attributes follow at once, its language when its words are there. */
async function follow(value: Settings): Promise<void> {
  const { dataset, style } = document.documentElement;
  dataset.motion = isStill(value) ? 'reduced' : 'full';
  dataset.theme = value.theme;
  dataset.palette = value.palette;
  dataset.hatches = value.hatches;
  for (const [name, color] of Object.entries(variablesOf(value.palette))) {
    style.setProperty(name, color);
  }
  const felt = getComputedStyle(document.documentElement).backgroundColor;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute('content', felt);
  try {
    await setLanguage(languageOf(value));
  } catch (error) {
    // Its words could not be fetched: the page goes on in the language that it has.
    console.error(error);
  }
  document.documentElement.lang = i18n.language;
}

const isStill = ({ motion }: Settings): boolean =>
  motion === 'system' ? (systemPreferences.motion?.matches ?? false) : motion === 'reduced';

function matched(query: string): MediaQueryList | undefined {
  return globalThis.matchMedia?.(query);
}

function start(): Settings {
  const text = kept();
  return text === null ? first() : parsed(text);
}

/** A browser may forbid storage: then the settings hold until the page is closed. */
function kept(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // See above.
  }
}
