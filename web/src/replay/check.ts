/** What was shown, what the server's proof has, and what this browser computes: all three must be equal. */

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
  /** What was shown, or the log's value if that differs from the seed. */
  readonly says: DrawValue;
  /** What this browser works out from the seed. */
  readonly mine: DrawValue;
  readonly isRight: boolean;
}

export interface Check {
  readonly isHashed: boolean;
  /** Whether it is the hash that this browser saw during the game; undefined: it did not see the game. */
  readonly isSeen: boolean | undefined;
  /** Whether this browser has worked everything out by itself; else the server's word is all there is. */
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

/** An entry has one die, one deal, and one draw for each seat. */
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

/** Everything that the timeline shows of it. */
function shown(replay: Replay, { frames }: Timeline, draw: Draw, edition: ReplayEdition): DrawValue[] {
  const start = frames.findIndex(({ seq }) => seq === draw.seq);
  return frames[start] ? edition.shown(replay, frames, start, draw) : [];
}
