/** Compares what the replay shows, what the server's proof says, and what this browser computes. */

import { recomputed } from './chance/draws.ts';
import { hashOf } from './chance/hashing.ts';
import type { DrawValue, ReplayEdition } from './edition.ts';
import { type Promised, promiseOf } from './promise.ts';
import { type GameRecord, recordOf } from './record.ts';
import type { Draw, ProofItem, Replay } from './replay.ts';
import { seenOf } from './seen.ts';
import { type CheckedLine, type Seen, type SeenEntry, sharedLines } from './shared.ts';
import type { Timeline } from './timeline.ts';
import { clockDifference, longestWait, type Unproved, unprovedOf } from './unproved.ts';

export interface Verdict {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  /** The first shown or logged value that differs from `mine`, or else `mine`. */
  readonly says: DrawValue;
  /** The value computed by this browser. */
  readonly mine: DrawValue;
  readonly isRight: boolean;
}

export interface Check {
  readonly isHashed: boolean;
  /** Whether the hash matches the one seen during the game; undefined if this browser did not see the game. */
  readonly isSeen: boolean | undefined;
  /** Whether this browser recomputed the draws; if not, the verdicts rely on the server. */
  readonly isOwn: boolean;
  readonly verdicts: readonly Verdict[];
  /** The checks of what players added to the chance; usually none in scheme 1. */
  readonly lines: readonly CheckedLine[];
  /** What the proof promises if everything is right. */
  readonly promise: Promised;
  /** Undefined in scheme 1, and if the server sent nothing that can be read. */
  readonly record: GameRecord | undefined;
  /** Undefined in scheme 1. */
  readonly unproved: Unproved | undefined;
  /** By how many milliseconds the times of the log and of this browser differ at most, if it saw the game. */
  readonly clock: number | undefined;
  /** By how many milliseconds this browser's shares were asked for before they were used, at most. */
  readonly wait: number;
  /** The newest entry that this browser saw in the game; undefined in scheme 1. */
  readonly head: SeenEntry | undefined;
  readonly isRight: boolean;
}

export function check(
  replay: Replay,
  timeline: Timeline,
  edition: ReplayEdition | undefined,
  seen = seenOf(replay.table),
): Check {
  const isHashed = hashOf(replay.seed) === replay.seed_hash;
  const isSeen = seen.hash === undefined ? undefined : seen.hash === replay.seed_hash;
  const record = recordOf(replay);
  const mine = edition && recomputed(replay, timeline, edition, record);
  const verdicts =
    edition && mine ? verdictsOf(replay, timeline, mine.draws, edition) : replay.proof.map(believed);
  const lines = record
    ? sharedLines(replay, timeline, record, seen, mine?.begun, edition?.atIt)
    : withoutRecord(replay, seen);
  const checked = [...verdicts, ...lines];
  return {
    isHashed,
    isSeen,
    isOwn: mine !== undefined,
    verdicts,
    lines,
    promise: promiseOf(record, seen),
    record,
    unproved: record && unprovedOf(record, replay.seats),
    clock: record && clockDifference(record, seen.entries),
    wait: record ? longestWait(record, seen) : 0,
    head: record && seen.entries.findLast(({ seq }) => !Number.isNaN(seq)),
    isRight:
      isHashed &&
      isSeen !== false &&
      replay.verified.discrepancy === null &&
      checked.every((each) => each.isRight),
  };
}

/** Without terms, a game must be of scheme 1, and this browser must not have seen terms. */
function withoutRecord({ scheme }: Replay, seen: Seen): CheckedLine[] {
  return [
    ...(scheme === 1 ? [] : [{ name: 'terms' as const, isRight: false, count: 0 }]),
    ...(seen.terms === undefined ? [] : [{ name: 'terms-seen' as const, isRight: false, count: 0 }]),
  ];
}

function believed({ seq, kind, seat, says, seed_says, equal }: ProofItem): Verdict {
  return { seq, kind, seat, says, mine: seed_says, isRight: equal && isSame(says, seed_says) };
}

function verdictsOf(
  replay: Replay,
  timeline: Timeline,
  mine: readonly Draw[],
  edition: ReplayEdition,
): Verdict[] {
  const proved = new Map(replay.proof.map((item) => [keyOf(item), item]));
  const known = new Set(mine.map(keyOf));
  const surplus = replay.proof.filter((item) => !known.has(keyOf(item)));
  return [
    ...mine.map((draw) => verdictOf(draw, proved.get(keyOf(draw)), shown(replay, timeline, draw, edition))),
    ...surplus.map(({ seq, kind, seat, says }) => ({ seq, kind, seat, says, mine: [], isRight: false })),
  ];
}

/** Unique, because a log entry has one die, one deal, and one draw per seat. */
const keyOf = ({ seq, kind, seat }: Omit<Draw, 'values'>): string => `${seq} ${kind} ${seat}`;

function verdictOf(
  { values, ...draw }: Draw,
  item: ProofItem | undefined,
  onScreen: readonly DrawValue[],
): Verdict {
  const said = [...onScreen, item?.says ?? [], item?.seed_says ?? []];
  const other = said.find((each) => !isSame(each, values));
  return {
    ...draw,
    mine: values,
    says: other ?? values,
    isRight: other === undefined && item?.equal === true,
  };
}

const isSame = (one: DrawValue, other: DrawValue): boolean => one.join(' ') === other.join(' ');

/** Every value that the timeline shows for this draw. */
function shown(replay: Replay, { frames }: Timeline, draw: Draw, edition: ReplayEdition): DrawValue[] {
  const start = frames.findIndex(({ seq }) => seq === draw.seq);
  return frames[start] ? edition.shown(replay, frames, start, draw) : [];
}
