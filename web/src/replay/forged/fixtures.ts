/** Fixtures for the tests of games to which players have added shares: forged replays, and what browsers have stored. */

import { moduleOf } from '../../editions/registry.ts';
import { type Check, check } from '../check.ts';
import type { ReplayEdition } from '../edition.ts';
import { SHARED } from '../fixtures.ts';
import { GameRecord } from '../record.ts';
import type { Replay } from '../replay.ts';
import type { Seen } from '../shared.ts';
import { timelineOf } from '../timeline.ts';

const editions = new Map<string, ReplayEdition | undefined>();

/** Load the editions, before any replay is checked. */
export async function loadEditions(): Promise<void> {
  for (const { edition } of Object.values(SHARED)) editions.set(edition, await moduleOf(edition).replay?.());
}

const UNSEEN: Seen = {
  hash: undefined,
  terms: undefined,
  root: undefined,
  entries: [],
  asked: [],
};

/** The last shares of the people's chains, by seat. */
export const rootOf = (seat: number): string => toHex(seat + 1).repeat(32);
const toHex = (value: number): string => value.toString(16).padStart(2, '0');

/** What the browser in that seat has stored, if the server was honest. */
export function seenBy(seat: number, replay: Replay): Seen {
  const record = recordIn(replay);
  return {
    ...UNSEEN,
    terms: record.termsHash,
    root: rootOf(seat),
    entries: record.entries.map((entry) => ({
      seq: entry.seq,
      hash: record.hashAt(entry.seq) ?? '',
      at: entry.at,
      isSeated: true,
    })),
    asked: record.reveals.map(({ seq }, reveal) => ({
      reveal,
      seq: seq - 1,
      at: record.entries[seq - 1]?.at ?? 0,
    })),
  };
}

export const checked = (replay: Replay, seen: Partial<Seen> = {}): Check =>
  check(replay, timelineOf(replay), editions.get(replay.edition), { ...UNSEEN, ...seen });

export const wrongLines = (replay: Replay, seen: Partial<Seen> = {}): string[] =>
  checked(replay, seen).lines.flatMap(({ name, isRight }) => (isRight ? [] : [name]));

export const recordIn = ({ seed, terms, log }: Replay): GameRecord => new GameRecord(seed, terms ?? '', log);

export type Plain = Record<string, unknown>;

/** The replay with other entries in its log. */
export const withEntry = (replay: Replay, change: (entry: Plain, index: number) => Plain): Replay => ({
  ...replay,
  log: replay.log.map((entry, index) => JSON.stringify(change(JSON.parse(entry), index))),
});

export const withTerms = (replay: Replay, change: (terms: Plain) => Plain): Replay => ({
  ...replay,
  terms: JSON.stringify(change(JSON.parse(replay.terms ?? ''))),
});

export const seatsOf = ({ seats }: Plain): Plain[] => seats as Plain[];

/** The seats of those terms with another second one. */
export const withSeat = (terms: Plain, changed: Plain): Plain[] =>
  seatsOf(terms).map((seat, index) => (index === 1 ? { ...seat, ...changed } : seat));

/** The replay with other shares in the entry that reveals them for the `number`th time, from 0. */
export function withShares(
  replay: Replay,
  number: number,
  shares: readonly (string | null)[] | undefined,
): Replay {
  const { seq } = recordIn(replay).reveals[number] ?? {};
  return withEntry(replay, ({ shares: before, ...entry }) => {
    const after = entry.seq === seq ? shares : before;
    return after === undefined ? entry : { ...entry, shares: after };
  });
}

export const sharesIn = (replay: Replay, number: number) => recordIn(replay).reveals[number]?.shares ?? [];
