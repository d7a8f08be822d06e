/** What was shown, what the server's proof says, and what this browser works out: all three must be the same. */

import { hashSeen } from '../net/hashes.ts';
import { seedHash } from './chance/chance.ts';
import { lotsOf } from './chance/draws.ts';
import type { Fell, ReplayEdition } from './edition.ts';
import type { Lot, ProofItem, Replay } from './replay.ts';
import type { Film } from './timeline.ts';

export interface Verdict {
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  /** What was shown, or what the log says where that differs from the seed. */
  readonly says: Fell;
  /** What this browser works out from the seed. */
  readonly mine: Fell;
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
  film: Film,
  edition: ReplayEdition | undefined,
  seen = hashSeen(replay.table),
): Check {
  const isHashed = seedHash(replay.seed) === replay.seed_hash;
  const isSeen = seen === undefined ? undefined : seen === replay.seed_hash;
  const mine = edition && lotsOf(replay, film, edition);
  const verdicts = edition && mine ? verdictsOf(replay, film, mine, edition) : replay.proof.map(believed);
  const isRight = isHashed && isSeen !== false && verdicts.every((verdict) => verdict.isRight);
  return { isHashed, isSeen, isOwn: mine !== undefined, verdicts, isRight };
}

function believed({ seq, kind, seat, says, seed_says, equal }: ProofItem): Verdict {
  return { seq, kind, seat, says, mine: seed_says, isRight: equal && isSame(says, seed_says) };
}

function verdictsOf(replay: Replay, film: Film, mine: readonly Lot[], edition: ReplayEdition): Verdict[] {
  const proved = new Map(replay.proof.map((item) => [keyOf(item), item]));
  const known = new Set(mine.map(keyOf));
  const surplus = replay.proof.filter((item) => !known.has(keyOf(item)));
  return [
    ...mine.map((lot) => verdictOf(lot, proved.get(keyOf(lot)), shown(replay, film, lot, edition))),
    ...surplus.map(({ seq, kind, seat, says }) => ({ seq, kind, seat, says, mine: [], isRight: false })),
  ];
}

/** An entry has one die, one deal, and one draw for each seat. */
const keyOf = ({ seq, kind, seat }: Omit<Lot, 'fell'>): string => `${seq} ${kind} ${seat}`;

function verdictOf({ fell, ...lot }: Lot, item: ProofItem | undefined, onScreen: readonly Fell[]): Verdict {
  const said = [...onScreen, item?.says ?? [], item?.seed_says ?? []];
  const other = said.find((each) => !isSame(each, fell));
  return { ...lot, mine: fell, says: other ?? fell, isRight: other === undefined && item?.equal === true };
}

const isSame = (one: Fell, other: Fell): boolean => one.join(' ') === other.join(' ');

/** Everything that the film shows of it. */
function shown(replay: Replay, { scenes }: Film, lot: Lot, edition: ReplayEdition): Fell[] {
  const start = scenes.findIndex(({ seq }) => seq === lot.seq);
  return scenes[start] ? edition.shown(replay, scenes, start, lot) : [];
}
