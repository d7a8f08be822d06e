/** Checks what players add to the chance of a game: its terms, their shares, and the log that binds both. */

import { follows } from './chance/hashing.ts';
import { arePausesRight, areSkipsRight, isPause, isSkip } from './clock.ts';
import type { ReplayEdition } from './edition.ts';
import type { GameRecord, LoggedEntry } from './record.ts';
import type { Replay } from './replay.ts';
import { type Timeline, tieBreakOf } from './timeline.ts';

/** What this browser stored during the game; undefined if it did not see it. */
export interface Seen {
  readonly hash: string | undefined;
  readonly terms: string | undefined;
  /** The last share of this browser's chain, from which all others follow. */
  readonly root: string | undefined;
  /** Each entry of the log. */
  readonly entries: readonly SeenEntry[];
  /** Each time that it was asked for a share. */
  readonly asked: readonly Asked[];
}

export interface Asked {
  /** The number of the reveal. */
  readonly reveal: number;
  /** The newest entry that this browser had seen. */
  readonly seq: number;
  /** By its clock, in milliseconds since 1970. */
  readonly at: number;
}

export interface SeenEntry {
  /** NaN if the server sent what is no entry. */
  readonly seq: number;
  /** The hash of the log up to it. */
  readonly hash: string;
  /** When it arrived, by this browser's clock; undefined if the entry may be much older. */
  readonly at: number | undefined;
  /** Whether this browser had a seat. */
  readonly isSeated: boolean;
}

export interface CheckedLine {
  readonly name:
    | 'terms'
    | 'terms-seen'
    | 'own-share'
    | 'shares'
    | 'reveals'
    | 'asked'
    | 'log'
    | 'head-seen'
    | 'clock'
    | 'skips'
    | 'pauses';
  readonly isRight: boolean;
  /** How many things were compared; 0 if it is one. */
  readonly count: number;
}

/**
 * All lines that apply; `begun` are the entries that need shares, or undefined if they were not recomputed. Without
 * `atIt`, which names the seats that a race waits for, time that was skipped is not checked.
 */
export function sharedLines(
  replay: Replay,
  timeline: Timeline,
  record: GameRecord,
  seen: Seen,
  begun: ReadonlySet<number> | undefined,
  atIt: ReplayEdition['atIt'] | undefined,
): CheckedLine[] {
  const own = record.sharesOf(seen.root);
  const isAgreed = (seen.terms ?? record.termsHash) === record.termsHash;
  const lines: readonly Line[] = [
    ['terms', true, hasTermsOf(replay, timeline, record)],
    // A start may have failed and another followed: then no share of this browser is in the game.
    ['terms-seen', seen.terms !== undefined && isAgreed, isAgreed || own.length === 0],
    ['own-share', own.length > 0, true], // without it, the page promises less
    ['shares', record.committed > 0, areCommitted(record)],
    ['reveals', begun !== undefined && record.isSharedByRound, !begun || areOnTime(record, begun)],
    ['asked', own.length > 0, areAskedInTime(timeline, record, seen, own)],
    ['log', true, isLogOf(timeline, record)],
    ['head-seen', seen.entries.length > 0, isLogSeen(record, seen, own)],
    ['clock', record.entries.some(isExtension), areGapsEnough(record.entries)],
    ['skips', !!atIt && record.entries.some(isSkip), !atIt || areSkipsRight(timeline, record, atIt)],
    ['pauses', record.entries.some(isPause), arePausesRight(timeline, record)],
  ];
  return lines
    .filter(([, isShown, isRight]) => isShown || !isRight)
    .map(([name, , isRight]) => ({
      name,
      isRight,
      count: name === 'head-seen' ? new Set(seen.entries.map(({ seq }) => seq)).size : 0,
    }));
}

/** A name, whether the line is shown even if it is right, and whether it is right. */
type Line = readonly [CheckedLine['name'], boolean, boolean];

function hasTermsOf(replay: Replay, { frames }: Timeline, { terms }: GameRecord): boolean {
  const played: object = frames[0]?.view.settings ?? {};
  const commitments = terms.seats.map(({ commitment }) => commitment).filter((each) => each !== null);
  return (
    terms.table === replay.table &&
    terms.edition === replay.edition &&
    terms.secret === replay.seed_hash &&
    terms.deck.checksum === replay.deck_checksum &&
    terms.seats.length === replay.seats.length &&
    terms.seats.every(
      ({ bot, commitment }, seat) =>
        bot === (replay.seats[seat]?.strength ?? null) && (bot === null || commitment === null),
    ) &&
    new Set(commitments).size === commitments.length &&
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

/**
 * Whether each share of this browser was asked for in the pause in which it was used, and after an entry that it saw:
 * earlier, it would tell what is to come. `own` are the reveals that have its shares.
 */
function areAskedInTime(
  { frames }: Timeline,
  { reveals }: GameRecord,
  { asked, entries }: Seen,
  own: readonly number[],
): boolean {
  const known = new Set([0, ...entries.map(({ seq }) => seq)]);
  const noted = new Set(asked.map(({ reveal }) => reveal));
  const last = reveals.at(-1)?.seq ?? 0;
  const isInTime = ({ reveal, seq }: Asked): boolean => {
    const used = reveals[reveal]?.seq;
    if (!known.has(seq)) return false;
    // A server may ask, and stop before the round begins.
    if (used === undefined) return reveal === reveals.length && seq >= last;
    return seq < used && pauseAt(frames, seq) === pauseAt(frames, used - 1);
  };
  return own.every((reveal) => noted.has(reveal)) && asked.every(isInTime);
}

/** Whether the log still has each entry that this browser saw; after its first share it must have seen some. */
const isLogSeen = (record: GameRecord, { entries }: Seen, own: readonly number[]): boolean =>
  (entries.length > 0 || own.length < 2) && entries.every(({ seq, hash }) => record.hashAt(seq) === hash);

/** A key of the pause that follows the entry with that number; `start` before the first entry. */
function pauseAt(frames: Timeline['frames'], seq: number): string {
  const view = frames.find((frame) => frame.seq === seq)?.view;
  return view ? `${view.stage} ${'round' in view ? view.round : ''} ${tieBreakOf(view)}` : 'start';
}

/** Whether the log has exactly the entries that the replay shows. */
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

/** Whether each extension of the clock is no longer than the silence in the log before it. */
const areGapsEnough = (entries: readonly LoggedEntry[]): boolean =>
  entries.every(
    (entry, index) =>
      !isExtension(entry) || (entry.command.by ?? 0) <= entry.at - (entries[index - 1]?.at ?? entry.at),
  );
