/** Players who join and leave, the host, and changed rules, in words for screen readers; the screen shows them anyway. */

import { say } from '../i18n/text.ts';
import { hasEditions } from '../net/editions.ts';
import type { SeatOut, TableOut } from '../net/wire.gen.ts';
import type { TableState } from '../table/edition.ts';
import { type RuleDetails, ruleTexts } from './rules.ts';

/** What that edition adds to the description of its settings, if anything. */
export type DetailsOf = (edition: string) => RuleDetails | undefined;

/** In the order of the seats; nothing of oneself, except that one has become the host. */
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

/** The rules that have been changed in the lobby, once it is shown; not announced to the host, who changed them. */
export function ruleAnnouncements(before: TableState, now: TableState, detailsOf: DetailsOf): string[] {
  if (now.view.stage !== 'seated' || now.table.host || !hasEditions()) return [];
  const textsOf = ({ table, view }: TableState) => ruleTexts(table, view, detailsOf(view.edition));
  const old = textsOf(before);
  return textsOf(now)
    .filter(([rule, value]) => old.some(([name, was]) => name === rule && was !== value))
    .map(([rule, value]) => say('news-rule', { rule, value }));
}

/** All that happens around a game of several. */
export const lobbyAnnouncements = (before: TableState, now: TableState, detailsOf: DetailsOf): string[] => [
  ...seatAnnouncements(before, now),
  ...ruleAnnouncements(before, now, detailsOf),
];
