/** The settings of this browser: stored, and applied to the page at once. */

import { i18n, setLanguage } from '../i18n/catalogs.svelte.ts';
import { bestLanguage, type Language } from '../i18n/languages.ts';
import { keep, stored } from '../lib/storage.ts';
import { paletteOf, variables } from '../ui/palette.ts';
import { DEFAULT_PALETTE } from '../ui/palettes.ts';
import { DEFAULTS, needsLetters, parsed, type Settings, saved } from './settings.ts';

/** theme.js reads this key too, before the first paint. */
const KEY = 'ubongo:settings';

/** System preferences. Style sheets follow the color scheme themselves, but the browser's theme color does not. */
const systemPreferences = {
  motion: matched('(prefers-reduced-motion: reduce)'),
  dark: matched('(prefers-color-scheme: dark)'),
};

const contrast = matched('(prefers-contrast: more)');

/** The settings with the high-contrast palette if the system asks for more contrast. */
const first = (value = DEFAULTS): Settings => ({
  ...value,
  palette: contrast?.matches ? 'contrast' : DEFAULTS.palette,
});

class Store {
  value = $state.raw<Settings>(start());

  /** Change some settings, apply them, and store them. */
  set(part: Partial<Settings>): void {
    this.value = { ...this.value, ...part };
    keep(KEY, saved(this.value));
    void follow(this.value);
  }
}

export const settings = new Store();

/** The chosen language or, by default, the best match for the browser's languages. */
const languageOf = ({ language }: Settings): Language =>
  language === 'system' ? bestLanguage(navigator.languages) : language;

/** Apply the settings now and whenever the system or another window changes them. */
export async function live(): Promise<void> {
  for (const query of Object.values(systemPreferences))
    query?.addEventListener('change', () => follow(settings.value));
  // A palette that the player has chosen stays.
  contrast?.addEventListener('change', () => {
    if (parsed(stored(KEY) ?? null).palette !== DEFAULTS.palette) return;
    settings.value = first(settings.value);
    void follow(settings.value);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    settings.value = parsed(newValue);
    void follow(settings.value);
  });
  await follow(settings.value);
}

/** Apply the settings to the page: attributes at once, colors and language once they are loaded. */
async function follow(value: Settings): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.motion = isStill(value) ? 'reduced' : 'full';
  dataset.theme = value.theme;
  dataset.palette = value.palette;
  dataset.hatches = value.hatches;
  dataset.letters = needsLetters(value) ? 'on' : 'off';
  const felt = getComputedStyle(document.documentElement).backgroundColor;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.setAttribute('content', felt);
  await Promise.all([applyPalette(value), applyLanguage(value)]);
}

/** The colors of pieces, gems and stones; those of the default palette if the others cannot be loaded. */
async function applyPalette({ palette }: Settings): Promise<void> {
  const loaded = await paletteOf(palette).catch((error: unknown) => {
    console.error(error);
    return DEFAULT_PALETTE;
  });
  if (palette !== settings.value.palette) return;
  for (const [name, color] of Object.entries(variables(loaded)))
    document.documentElement.style.setProperty(name, color);
}

async function applyLanguage(value: Settings): Promise<void> {
  try {
    await setLanguage(languageOf(value));
  } catch (error) {
    // If the messages could not be fetched, the page keeps its language.
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
  const text = stored(KEY);
  return text === undefined ? first() : parsed(text);
}
