/** Screen-reader announcements of players who join or leave, a new host, and changed rules. */

import { say } from '../i18n/text.ts';
import { hasEditions } from '../net/editions.ts';
import type { SeatOut, TableOut } from '../net/wire.gen.ts';
import type { TableState } from '../table/edition.ts';
import { type RuleDetails, ruleTexts } from './rules.ts';

/** Returns the rule details of an edition, if it has any. */
export type DetailsOf = (edition: string) => RuleDetails | undefined;

/** In seat order. Leaves out the player's own seat, except when the player becomes the host. */
export function seatAnnouncements(before: TableState, { table, view }: TableState): string[] {
  const seats = table.seats.flatMap((seat) => {
    const old = before.table.seats.find((other) => other.seat === seat.seat);
    return old && seat.seat !== view.seat ? atSeat(old, seat) : [];
  });
  return [...seats, ...hosting(before.table, table, view.seat)];
}

function atSeat(old: SeatOut, now: SeatOut): string[] {
  const { name } = now;
  if (old.kind !== 'person' && now.kind !== 'person') return [];
  if (old.kind !== 'person') return [say('news-sits', { name })];
  if (now.kind !== 'person') return [say('news-left', { name: old.name })];
  const renamed = old.name === name ? [] : [say('news-renamed', { old: old.name, name })];
  const moved = old.present === now.present ? [] : [say(now.present ? 'news-back' : 'news-away', { name })];
  return [...renamed, ...moved];
}

function hosting(old: TableOut, now: TableOut, own: number | null): string[] {
  const host = now.host_seat;
  if (host === null || host === old.host_seat) return [];
  const name = now.seats.find(({ seat }) => seat === host)?.name ?? '';
  return [say('news-host', { you: host === own ? 'yes' : 'no', name })];
}

/** The rules changed in the lobby; empty for the host, who changed them, and until the editions have been fetched. */
export function ruleAnnouncements(before: TableState, now: TableState, detailsOf: DetailsOf): string[] {
  if (now.view.stage !== 'seated' || now.table.host || !hasEditions()) return [];
  const textsOf = ({ table, view }: TableState) => ruleTexts(table, view, detailsOf(view.edition));
  const old = textsOf(before);
  return textsOf(now)
    .filter(([rule, value]) => old.some(([name, was]) => name === rule && was !== value))
    .map(([rule, value]) => say('news-rule', { rule, value }));
}

/** All announcements of the lobby, for tables with several players. */
export const lobbyAnnouncements = (before: TableState, now: TableState, detailsOf: DetailsOf): string[] => [
  ...seatAnnouncements(before, now),
  ...ruleAnnouncements(before, now, detailsOf),
];
