/** The names of players as text. */

import { say } from '../i18n/text.ts';
import type { TableOut } from '../net/wire.gen.ts';

/** The name of a seat; the viewer's own is "you". */
export function nameOf(table: TableOut, view: { readonly seat: number | null }, seat: number): string {
  if (seat === view.seat) return say('you');
  return table.seats.find((other) => other.seat === seat)?.name ?? `${seat + 1}`;
}
