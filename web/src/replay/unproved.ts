/** What no check can show, so that it rests on the server's word. */

import type { GameRecord } from './record.ts';
import { isExtension, type Seen, type SeenEntry } from './shared.ts';

/** In milliseconds. Rule: R6. */
const MOST_EXCUSED = 150;

export interface LeftOut {
  /** Of the log's entry. */
  readonly seq: number;
  readonly name: string;
}

export interface ClockExtension {
  readonly seq: number;
  readonly ms: number;
}

export interface Delay {
  readonly name: string;
  readonly ms: number;
}

export interface Unproved {
  /** Each share that is missing, with its player. */
  readonly leftOut: readonly LeftOut[];
  /** The people who added no share, because none had arrived when the game started. */
  readonly uncommitted: readonly string[];
  readonly extensions: readonly ClockExtension[];
  /** The longest delay that was taken off a player's times, for each player with any. */
  readonly delays: readonly Delay[];
  /** The people for whom a bot or the table acted for a while. */
  readonly standIns: readonly string[];
}

/** Players without a name of their own have none in the terms: they are called as in the replay. */
export function unprovedOf(record: GameRecord, called: readonly { readonly name: string }[] = []): Unproved {
  const seats = record.terms.seats.map((seat, index) => ({
    ...seat,
    name: seat.name || (called[index]?.name ?? ''),
  }));
  return unprovedBy(seats, record);
}

const unprovedBy = (seats: GameRecord['terms']['seats'], { reveals, entries }: GameRecord): Unproved => ({
  leftOut: reveals.flatMap(({ seq, shares }) =>
    seats.flatMap(({ name, commitment }, seat) =>
      commitment !== null && (shares[seat] ?? null) === null ? [{ seq, name }] : [],
    ),
  ),
  uncommitted: seats
    .filter(({ bot, commitment }) => bot === null && commitment === null)
    .map(({ name }) => name),
  extensions: entries.filter(isExtension).map(({ seq, command }) => ({ seq, ms: command.by ?? 0 })),
  delays: seats
    .map(({ name }, seat) => ({ name, ms: longestDelay(entries, seat) }))
    .filter(({ ms }) => ms > 0),
  standIns: seats
    .filter(
      ({ bot }, seat) =>
        bot === null &&
        entries.some((entry) => entry.bot !== undefined && (entry.command.seat ?? 0) === seat),
    )
    .map(({ name }) => name),
});

function longestDelay(entries: GameRecord['entries'], seat: number): number {
  const own = entries.filter(({ command }) => (command.seat ?? 0) === seat);
  return Math.min(Math.max(0, ...own.map(({ command }) => command.lag ?? 0)), MOST_EXCUSED);
}

/**
 * The greatest difference in milliseconds between the times of the log and of this browser, less the usual one: clocks
 * are not set alike. Undefined if this browser saw too little of the game.
 */
export function clockDifference(
  { entries }: GameRecord,
  seen: readonly Pick<SeenEntry, 'seq' | 'at'>[],
): number | undefined {
  const logged = new Map(entries.map((entry) => [entry.seq, entry.at]));
  const offsets = seen.flatMap(({ seq, at }) => {
    const other = logged.get(seq);
    return at === undefined || other === undefined ? [] : [at - other];
  });
  if (offsets.length < 3) return undefined;
  const usual = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  return Math.max(...offsets.map((offset) => Math.abs(offset - usual)));
}

/**
 * How many milliseconds passed at most between a request for this browser's share and the entry that used it.
 *
 * A server that asks early knows a round early, and a page that was asleep notices late: it is no proof of either.
 */
export function longestWait(
  { reveals }: GameRecord,
  { asked, entries }: Pick<Seen, 'asked' | 'entries'>,
): number {
  const came = new Map(entries.map(({ seq, at }) => [seq, at]));
  const waits = asked.map(({ reveal, at }) => (came.get(reveals[reveal]?.seq ?? 0) ?? at) - at);
  return Math.max(0, ...waits);
}
