/** What a table of pouch may choose from. */

import type { PouchSettings } from '../../net/wire.gen.ts';
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
