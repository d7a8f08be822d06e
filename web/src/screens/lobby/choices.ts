/** What a table of pouch may choose from. */

import type { PouchSettings, TableOut } from '../../net/wire.gen.ts';
import { say } from '../../text.ts';

export const STRENGTHS = ['gentle', 'steady', 'sharp'] as const;
export const SIDES = ['3', '4'] as const;
export const DECKS = ['standard', 'fresh'] as const;
export const ABSENT = ['bot', 'skip'] as const;
/** Milliseconds; null: no limit. Rule: R11. */
export const GLASSES = [30_000, 45_000, 60_000, 90_000, 120_000, 180_000, 300_000, null] as const;

/** The rules as they stand: what the server leaves out is as the box says. */
export const agreed = (settings: PouchSettings) => ({
  side: settings.side ?? '3',
  glass: settings.glass === undefined ? 60_000 : settings.glass,
  matched: settings.matched ?? true,
  firstRoller: settings.first_roller ?? null,
});

export const glassText = (glass: number | null): string =>
  glass === null ? say('home-glass-none') : say('home-glass-seconds', { seconds: glass / 1000 });

/** What was agreed on, rule by rule, in words. */
export function terms(table: TableOut, settings: PouchSettings): readonly (readonly [string, string])[] {
  const rules = agreed(settings);
  const { firstRoller } = rules;
  return [
    [say('rules-side'), say(`home-side-${rules.side}`)],
    [say('rules-glass'), glassText(rules.glass)],
    [say('rules-deck'), say(`home-deck-${table.deck}`)],
    [say('rules-matched'), say(rules.matched ? 'rules-matched-yes' : 'rules-matched-no')],
    [say('rules-first'), firstRoller === null ? say('rules-first-drawn') : seatName(table, firstRoller)],
    [say('rules-absent'), say(`rules-absent-${table.absent}`)],
  ];
}

/** Who sits there, or which seat it is. */
export const seatName = (table: TableOut, seat: number): string =>
  table.seats[seat]?.name || say('lobby-seat', { number: seat + 1 });
