/** Who is who at a table, in words. */

import { say } from '../i18n/text.ts';
import type { TableOut } from '../net/wire.gen.ts';

/** The name of a seat; one's own is "you". */
export function nameOf(table: TableOut, view: { readonly seat: number | null }, seat: number): string {
  if (seat === view.seat) return say('you');
  return table.seats.find((other) => other.seat === seat)?.name ?? `${seat + 1}`;
}
