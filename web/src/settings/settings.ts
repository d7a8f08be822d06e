/** The user's settings: one closed type, with a default for every field. */

import { isLanguage, type Language } from '../i18n/languages.ts';
import { PALETTE_NAMES } from '../ui/palettes.ts';

/** The choices of each setting, the default first. */
export const CHOICES = {
  motion: ['system', 'full', 'reduced'],
  theme: ['system', 'light', 'dark'],
  palette: PALETTE_NAMES,
  hatches: ['normal', 'strong'],
  letters: ['auto', 'always'],
  lift: [64, 0, 48, 96],
} as const;

type Choices = typeof CHOICES;
export type SettingName = keyof Choices;

/** The three switches for sounds. */
export const SOUNDS = ['effects', 'warning', 'ubongo'] as const;
export type SoundSwitch = (typeof SOUNDS)[number];

export type Settings = { readonly [C in SettingName]: Choices[C][number] } & {
  readonly language: Language | 'system';
  readonly sounds: Readonly<Record<SoundSwitch, boolean>>;
  /** 0 to 100. */
  readonly volume: number;
  /** Whether single letters and digits are keyboard shortcuts. */
  readonly keys: boolean;
  /** Whether to show the line for typed moves and questions. */
  readonly typing: boolean;
  /** Whether to show the emotes of the others. */
  readonly emotes: boolean;
};

const FLAGS = { keys: true, typing: false, emotes: true };

export const DEFAULTS: Settings = {
  motion: 'system',
  theme: 'system',
  palette: 'default',
  hatches: 'normal',
  letters: 'auto',
  lift: 64,
  language: 'system',
  sounds: { effects: true, warning: true, ubongo: true },
  volume: 60,
  ...FLAGS,
};

/** Whether pieces and gems need letters, because color, pattern and shape are not all there or not enough. */
export const needsLetters = ({ letters, typing, hatches, palette }: Settings): boolean =>
  letters === 'always' || typing || hatches === 'strong' || palette === 'contrast' || palette === 'gray';

const VERSION = 1;

export const saved = (settings: Settings): string => JSON.stringify({ version: VERSION, ...settings });

/** Parses settings; a missing or unknown value, or another version, yields the default. */
export function parsed(text: string | null): Settings {
  const found = record(json(text));
  if (found.version !== VERSION) return DEFAULTS;
  return {
    motion: choice('motion', found.motion),
    theme: choice('theme', found.theme),
    palette: choice('palette', found.palette),
    hatches: choice('hatches', found.hatches),
    letters: choice('letters', found.letters),
    lift: choice('lift', found.lift),
    language: isLanguage(found.language) ? found.language : 'system',
    sounds: flags(record(found.sounds), DEFAULTS.sounds),
    volume: isVolume(found.volume) ? found.volume : DEFAULTS.volume,
    ...flags(found, FLAGS),
  };
}

/** The usual flags, replaced by those that `found` has. */
function flags<F extends object>(found: Partial<Record<keyof F, unknown>>, usual: F): F {
  const kept = { ...usual };
  for (const name of Object.keys(usual) as (keyof F)[])
    if (typeof found[name] === 'boolean') kept[name] = found[name] as F[typeof name];
  return kept;
}

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

function choice<C extends SettingName>(name: C, value: unknown): Choices[C][number] {
  const choices: readonly Choices[C][number][] = CHOICES[name];
  return choices.find((each) => each === value) ?? (DEFAULTS[name] as Choices[C][number]);
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
