/** Checks what players add to the chance of a game: its terms, their shares, and the log that binds both. */

import { follows } from './chance/hashing.ts';
import type { GameRecord, LoggedEntry } from './record.ts';
import type { Replay } from './replay.ts';
import type { Timeline } from './timeline.ts';

/** What this browser stored during the game; undefined if it did not see it. */
export interface Seen {
  readonly hash: string | undefined;
  readonly terms: string | undefined;
  readonly head: { readonly seq: number; readonly hash: string } | undefined;
  /** When entries came, by this browser's clock. */
  readonly times: readonly (readonly [number, number])[];
}

export interface CheckedLine {
  readonly name: 'terms' | 'terms-seen' | 'shares' | 'reveals' | 'log' | 'head-seen' | 'clock';
  readonly isRight: boolean;
}

/** All of them; `begun` are the entries that begin a round, or undefined if they were not recomputed. */
export function sharedLines(
  replay: Replay,
  timeline: Timeline,
  record: GameRecord,
  seen: Seen,
  begun: ReadonlySet<number> | undefined,
): CheckedLine[] {
  const extended = record.entries.some(isExtension);
  return [
    { name: 'terms', isRight: hasTermsOf(replay, timeline, record) },
    ...when(seen.terms, (hash) => ({ name: 'terms-seen' as const, isRight: hash === record.termsHash })),
    { name: 'shares', isRight: areCommitted(record) },
    ...when(begun, (entries) => ({ name: 'reveals' as const, isRight: areOnTime(record, entries) })),
    { name: 'log', isRight: isLogOf(timeline, record) },
    ...when(seen.head, ({ seq, hash }) => ({
      name: 'head-seen' as const,
      isRight: record.hashAt(seq) === hash,
    })),
    ...(extended ? [{ name: 'clock' as const, isRight: areGapsEnough(record.entries) }] : []),
  ];
}

const when = <T>(value: T | undefined, line: (value: T) => CheckedLine): CheckedLine[] =>
  value === undefined ? [] : [line(value)];

function hasTermsOf(replay: Replay, { frames }: Timeline, { terms }: GameRecord): boolean {
  const played: object = frames[0]?.view.settings ?? {};
  return (
    terms.table === replay.table &&
    terms.edition === replay.edition &&
    terms.secret === replay.seed_hash &&
    terms.deck.checksum === replay.deck_checksum &&
    terms.seats.length === replay.seats.length &&
    Object.entries(terms.settings).every(
      ([name, value]) => new Map(Object.entries(played)).get(name) === value,
    )
  );
}

/** Whether each share was fixed before the start: hashed often enough, it gives its seat's commitment. */
function areCommitted({ terms, reveals }: GameRecord): boolean {
  const known = terms.seats.map(({ commitment }) => ({ hash: commitment, from: -1 }));
  return reveals.every(({ shares }, number) => {
    if (shares.length !== known.length) return false;
    return shares.every((share, seat) => {
      const last = known[seat];
      if (share === null) return true;
      if (!last || last.hash === null || !/^[0-9a-f]{64}$/.test(share)) return false;
      const isOwn = follows(share, last.hash, number - last.from);
      known[seat] = { hash: share, from: number };
      return isOwn;
    });
  });
}

/** Whether shares are revealed at the start, at each further round, and at no other entry. */
function areOnTime(record: GameRecord, begun: ReadonlySet<number>): boolean {
  const due = new Set([1, ...(record.isSharedByRound ? begun : [])]);
  return record.reveals.length === due.size && record.reveals.every(({ seq }) => due.has(seq));
}

/** Whether the log has the moments that the replay shows, without gaps. */
function isLogOf({ frames }: Timeline, { entries }: GameRecord): boolean {
  return (
    entries.length === frames.length &&
    frames.every(({ seq, what, seat }, index) => {
      const entry = entries[index];
      return (
        entry !== undefined &&
        entry.seq === index + 1 &&
        entry.seq === seq &&
        entry.command.kind === what &&
        (entry.command.seat ?? null) === seat
      );
    })
  );
}

export const isExtension = ({ command }: LoggedEntry): boolean => command.kind === 'give-back';

/** Whether no more time was given back than the log was silent before. */
const areGapsEnough = (entries: readonly LoggedEntry[]): boolean =>
  entries.every(
    (entry, index) =>
      !isExtension(entry) || (entry.command.by ?? 0) <= entry.at - (entries[index - 1]?.at ?? entry.at),
  );
