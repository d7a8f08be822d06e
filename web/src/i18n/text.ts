/** Every word on the screen: Fluent messages by id. */

import { FluentNumber, type FluentVariable } from '@fluent/bundle';
import { i18n } from './catalogs.svelte.ts';

export type Words = Record<string, FluentVariable>;

/**
 * The message of that id, with names and numbers inserted; the id itself if there is none.
 *
 * It reads which language is i18n: whatever shows it is shown anew when that changes.
 */
export function say(id: string, words?: Words): string {
  const { bundle } = i18n;
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, words ?? null, []) : id;
}

export const isSaid = (id: string): boolean => i18n.bundle.hasMessage(id);

/** Names one after the other, as the language joins them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(i18n.language).format(names);

/** A day, as the language writes it: 5 May 2026. */
export const day = (date: Date): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(date);

/** A share of a whole: 25 %. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A span of time as a clock shows it: 1:05. */
export function clock(ms: number): string {
  const all = Math.max(Math.floor(ms / 1000), 0);
  const seconds = String(all % 60).padStart(2, '0');
  return say('clock-time', { minutes: String(Math.floor(all / 60)), seconds });
}

/** First, second, third: these have separate plural rules, which only a number's options can select. */
export function ordinal(rank: number): string {
  const options: Intl.PluralRulesOptions = { type: 'ordinal' };
  return say('ordinal', { rank: new FluentNumber(rank, options as Intl.NumberFormatOptions) });
}
