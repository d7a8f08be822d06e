/** All text on the screen comes from Fluent messages by id. */

import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import { i18n } from './catalogs.svelte.ts';

export type Words = Record<string, FluentVariable>;

/**
 * The message with that id, with its arguments filled in; the id itself if there is no such message.
 *
 * It reads the reactive language, so components update when the language changes.
 */
export function say(id: string, words?: Words): string {
  const { bundle } = i18n;
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, words ?? null, []) : id;
}

export const isSaid = (id: string): boolean => i18n.bundle.hasMessage(id);

/** The names joined as a list in the current language. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(i18n.language).format(names);

/** A date in the format of the current language, such as 5 May 2026. */
export const day = (date: Date): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(date);

/** A fraction as a percentage: 25 %. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A duration as minutes and seconds: 1:05. */
export function clock(ms: number): string {
  const all = Math.max(Math.floor(ms / 1000), 0);
  const seconds = String(all % 60).padStart(2, '0');
  return say('clock-time', { minutes: String(Math.floor(all / 60)), seconds });
}

/** An ordinal number. These have plural rules of their own, which only the options of a number can select. */
export function ordinal(rank: number): string {
  const options: Intl.PluralRulesOptions = { type: 'ordinal' };
  return say('ordinal', { rank: new FluentNumber(rank, options as Intl.NumberFormatOptions) });
}
