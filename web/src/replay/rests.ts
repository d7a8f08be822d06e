/** What no check can show, and so rests on the server's word. */

import type { GameRecord } from './record.ts';
import { isExtension } from './shared.ts';

export interface LeftOut {
  /** Of the log's entry. */
  readonly seq: number;
  readonly name: string;
}

export interface ClockExtension {
  readonly seq: number;
  readonly ms: number;
}

export interface Rests {
  /** Each share that is missing, with its player. */
  readonly leftOut: readonly LeftOut[];
  readonly extensions: readonly ClockExtension[];
  /** The people for whom a bot or the table acted for a while. */
  readonly standIns: readonly string[];
}

export const restsOf = ({ terms: { seats }, reveals, entries }: GameRecord): Rests => ({
  leftOut: reveals.flatMap(({ seq, shares }) =>
    seats.flatMap(({ name, commitment }, seat) =>
      commitment !== null && (shares[seat] ?? null) === null ? [{ seq, name }] : [],
    ),
  ),
  extensions: entries.filter(isExtension).map(({ seq, command }) => ({ seq, ms: command.by ?? 0 })),
  standIns: seats
    .filter(
      ({ bot }, seat) =>
        bot === null &&
        entries.some((entry) => entry.bot !== undefined && (entry.command.seat ?? 0) === seat),
    )
    .map(({ name }) => name),
});

/**
 * By how many milliseconds the times of the log and of this browser differ at most, apart from what they always
 * differ by: clocks are not set alike. Undefined if this browser saw too little of the game.
 */
export function clockDifference(
  { entries }: GameRecord,
  seen: readonly (readonly [number, number])[],
): number | undefined {
  const at = new Map(entries.map((entry) => [entry.seq, entry.at]));
  const offsets = seen.flatMap(([seq, mine]) => {
    const logged = at.get(seq);
    return logged === undefined ? [] : [mine - logged];
  });
  if (offsets.length < 3) return undefined;
  const usual = offsets.toSorted((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  return Math.max(...offsets.map((offset) => Math.abs(offset - usual)));
}

/** What the proof promises if every check is right. */
export type Promised = 'everybody' | 'most-rounds' | 'one' | 'none' | 'older';

/** Nobody can choose if two or more people added shares; one of them is not the host. */
export function promiseOf(record: GameRecord | undefined): Promised {
  if (!record) return 'older';
  if (record.committed > 1) return restsOf(record).leftOut.length > 0 ? 'most-rounds' : 'everybody';
  return record.committed === 1 && restsOf(record).leftOut.length === 0 ? 'one' : 'none';
}
