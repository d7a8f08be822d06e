/** Handicaps: settings of a seat for extra time and for an own side of the cards. Rules: R18, R19. */

import type { ClassicSettings, PouchSettings } from '../net/wire.gen.ts';

type Settings = PouchSettings | ClassicSettings;
type SeatNumber = 0 | 1 | 2 | 3;

/** The settings of any race: some have no extra time. */
type Times = { readonly glass: number | null } & Partial<Record<`extra_time_${SeatNumber}`, number | null>>;

const SEATS = [0, 1, 2, 3] as const;

/** By seat, the side of the cards that it plays with. Rule: R19. */
export const sidesOf = (settings: Settings): string[] =>
  SEATS.map((seat) => settings[`own_side_${seat}`] ?? settings.side);

/** The time of a seat, its extra time included; null if there is no limit. Rule: R18. */
export const timeOf = (settings: Times, seat: number | null): number | null =>
  settings.glass && settings.glass + (settings[`extra_time_${seat as SeatNumber}`] ?? 0);
