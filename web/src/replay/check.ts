/** Compares what the replay showed, what the server's proof says, and what this browser computes. */

import { hashSeen } from '../net/hashes.ts';
import { seedHash } from './chance/chance.ts';
import { drawsOf } from './chance/draws.ts';
import type { DrawValue, ReplayEdition } from './edition.ts';
import type { Draw, ProofItem, Replay } from './replay.ts';
import type { Timeline } from './timeline.ts';

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
  readonly isRight: boolean;
}

export function check(
  replay: Replay,
  timeline: Timeline,
  edition: ReplayEdition | undefined,
  seen = hashSeen(replay.table),
): Check {
  const isHashed = seedHash(replay.seed) === replay.seed_hash;
  const isSeen = seen === undefined ? undefined : seen === replay.seed_hash;
  const mine = edition && drawsOf(replay, timeline, edition);
  const verdicts = edition && mine ? verdictsOf(replay, timeline, mine, edition) : replay.proof.map(believed);
  const isRight = isHashed && isSeen !== false && verdicts.every((verdict) => verdict.isRight);
  return { isHashed, isSeen, isOwn: mine !== undefined, verdicts, isRight };
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
