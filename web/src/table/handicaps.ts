/** Handicaps: settings of a seat for extra time and for an own side of the cards. Rules: R18, R19. */

import type { ClassicSettings, PouchSettings } from '../net/wire.gen.ts';

type Handicaps = PouchSettings | ClassicSettings;

/** The settings of any race: some have no extra time. */
type Times = { readonly glass: number | null } & Partial<
  Record<`extra_time_${0 | 1 | 2 | 3}`, number | null>
>;

/** By seat, the side of the cards that it plays with. Rule: R19. */
export const sidesOf = ({ side, own_side_0, own_side_1, own_side_2, own_side_3 }: Handicaps): string[] =>
  [own_side_0, own_side_1, own_side_2, own_side_3].map((own) => own ?? side);

/** The time of a seat, its extra time included; null if there is no limit. Rule: R18. */
export function timeOf(settings: Times, seat: number | null): number | null {
  const { glass, extra_time_0, extra_time_1, extra_time_2, extra_time_3 } = settings;
  const extra = [extra_time_0, extra_time_1, extra_time_2, extra_time_3][seat ?? -1] ?? 0;
  return glass === null ? null : glass + extra;
}
