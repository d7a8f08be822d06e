/** The languages of the game. */

export const LANGUAGES = ['en', 'cs', 'pl', 'es', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((each) => each === value);

/** The first preferred language that is supported, whatever its country; English if there is none. */
export function bestLanguage(preferred: readonly string[]): Language {
  const languages = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return languages.find(isLanguage) ?? 'en';
}
