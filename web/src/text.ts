/** Every word on the screen: Fluent messages by id. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from './locales/en.ts';

const bundle = new FluentBundle('en');
const flaws = bundle.addResource(new FluentResource(en));
if (flaws.length > 0) console.error(flaws);

export type Words = Record<string, FluentVariable>;

/** The message of that id, with names and numbers put in; the id itself where there is none. */
export function say(id: string, words?: Words): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, words ?? null, []) : id;
}

export const isSaid = (id: string): boolean => bundle.hasMessage(id);

/** Names one after the other, as the language joins them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(bundle.locales).format(names);

/** A span of time as a clock shows it: 1:05. */
export function clock(ms: number): string {
  const all = Math.max(Math.floor(ms / 1000), 0);
  const seconds = String(all % 60).padStart(2, '0');
  return say('clock-time', { minutes: String(Math.floor(all / 60)), seconds });
}

/** First, second, third: plural rules of their own, which only a number's options can ask for. */
export function ordinal(rank: number): string {
  const options: Intl.PluralRulesOptions = { type: 'ordinal' };
  return say('ordinal', { rank: new FluentNumber(rank, options as Intl.NumberFormatOptions) });
}
