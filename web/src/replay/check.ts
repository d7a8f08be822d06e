/** What was shown, what the server's proof says, and what this browser works out: all three must be the same. */

import { hashSeen } from '../net/hashes.ts';
import { isCards, isClassic, isHunt, isSolo } from '../table/edition.ts';
import { seedHash } from './chance/chance.ts';
import { lotsOf } from './chance/draws.ts';
import type { Lot, ProofItem, Replay } from './replay.ts';
import { type Film, isRace, type RaceView, type Scene, tieBreakOf } from './timeline.ts';

type Fell = Lot['fell'];

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

export function check(replay: Replay, film: Film, seen = hashSeen(replay.table)): Check {
  const isHashed = seedHash(replay.seed) === replay.seed_hash;
  const isSeen = seen === undefined ? undefined : seen === replay.seed_hash;
  const mine = lotsOf(replay, film);
  const verdicts = mine ? verdictsOf(replay, film, mine) : replay.proof.map(believed);
  const isRight = isHashed && isSeen !== false && verdicts.every((verdict) => verdict.isRight);
  return { isHashed, isSeen, isOwn: mine !== undefined, verdicts, isRight };
}

function believed({ seq, kind, seat, says, seed_says, equal }: ProofItem): Verdict {
  return { seq, kind, seat, says, mine: seed_says, isRight: equal && isSame(says, seed_says) };
}

function verdictsOf(replay: Replay, film: Film, mine: readonly Lot[]): Verdict[] {
  const proved = new Map(replay.proof.map((item) => [keyOf(item), item]));
  const known = new Set(mine.map(keyOf));
  const surplus = replay.proof.filter((item) => !known.has(keyOf(item)));
  return [
    ...mine.map((lot) => verdictOf(lot, proved.get(keyOf(lot)), shown(replay, film, lot))),
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
function shown(replay: Replay, { scenes }: Film, lot: Lot): Fell[] {
  const start = scenes.findIndex(({ seq }) => seq === lot.seq);
  const scene = scenes[start];
  if (!scene) return [];
  const { view } = scene;
  if (isSolo(view)) return shownAlone(replay, scenes, view.number, lot);
  if (isCards(view)) return shownHands(scenes, start, lot);
  if (!isRace(view)) return [];
  const race = raceFrom(scenes, start, view);
  switch (lot.kind) {
    case 'die':
      return race
        .flatMap(({ symbol, last }) => [symbol, ...(isOver(race[0], last) ? [last.symbol] : [])])
        .flatMap(one);
    case 'deal': {
      const result = race.find(({ last }) => isOver(race[0], last))?.last;
      const boards = result?.boards.toSorted((a, b) => a.seat - b.seat) ?? [];
      return result ? [boards.map(({ puzzle }, index) => boardOf(replay, puzzle.card, lot.fell[index]))] : [];
    }
    case 'draw':
      return isHunt(view)
        ? [view.last?.boards.find(({ seat }) => seat === lot.seat)?.bag_gem].flatMap(one)
        : [];
    case 'first-roller':
      return one(view.roller);
    case 'gems':
      return isClassic(view) ? [view.rows.flat()] : [];
    default:
      return [];
  }
}

const one = (value: number | string | null | undefined): Fell[] => (value == null ? [] : [[value]]);

/** The views from a deal to the next one. */
function raceFrom(scenes: readonly Scene[], start: number, dealt: RaceView): RaceView[] {
  const views = scenes.slice(start).map(({ view }) => view);
  return views
    .filter(isRace)
    .filter((view) => view.round === dealt.round && tieBreakOf(view) === tieBreakOf(dealt));
}

/** Whether it is the result of the race that was dealt in that view, and not of the one before. */
function isOver(dealt: RaceView | undefined, last: RaceView['last']): last is NonNullable<RaceView['last']> {
  return last !== null && last !== dealt?.last;
}

function shownAlone(replay: Replay, scenes: readonly Scene[], number: number, lot: Lot): Fell[] {
  const views = scenes.map(({ view }) => view).filter(isSolo);
  const attempts = views.at(-1)?.attempts.filter((attempt) => attempt.number === number) ?? [];
  const open = views.filter((view) => view.number === number);
  switch (lot.kind) {
    case 'die':
      return [...open, ...attempts].flatMap(({ symbol }) => one(symbol));
    case 'deal':
      return [...open, ...attempts].flatMap(({ puzzle }) =>
        puzzle ? [[boardOf(replay, puzzle.card, lot.fell[0])]] : [],
      );
    default:
      return [];
  }
}

/** The cards that lay open once the round was over. */
function shownHands(scenes: readonly Scene[], start: number, { seat }: Lot): Fell[] {
  const after = scenes.slice(start).map(({ view }) => view);
  const round = after.filter(isCards)[0]?.round;
  const result = after.filter(isCards).find(({ last }) => last?.round === round)?.last;
  const hand = result?.hands.find((other) => other.seat === seat)?.hand;
  return hand ? [hand.map(({ id }) => id)] : [];
}

/** The number of the board with that card: the expected one, if its card is the same. */
function boardOf({ boards }: Replay, card: number, expected: number | string | undefined): number {
  if (typeof expected === 'number' && boards[expected]?.card === card) return expected;
  return boards.findIndex((board) => board.card === card);
}
