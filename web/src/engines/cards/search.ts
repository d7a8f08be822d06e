/**
 * Searches a hand for a layout of seven cards, or proves that there is none, as the server does before dealing.
 *
 * It uses the strict reading of rule K4 and places the same cards in the same order as the Python version.
 */

import { type Cell, keyOf, sum } from '../common/cells.ts';
import { type Card, covered, footprint, type Layout, SIZE, TURNS } from './card.ts';

/** The number of placed cards after which the search gives up. */
const BUDGET = 60_000;

export interface Search {
  readonly outcome: 'found' | 'none' | 'unsettled';
  /** The first complete layout, or else the first of the largest ones found. */
  readonly layout: Layout;
  /** The number of cards that the search placed. */
  readonly laid: number;
}

/** Search for a layout of `size` cards. Rule: K4, K10. */
export function search(hand: readonly Card[], size = SIZE, budget = BUDGET): Search {
  const lattice = new Lattice(hand, size);
  let best: readonly IndexedCard[] = [];
  let laid = 0;
  for (const poses of walk(lattice)) {
    laid += 1;
    if (poses.length > best.length) best = poses;
    if (best.length === size) return { outcome: 'found', layout: lattice.layout(best), laid };
    if (laid === budget) return { outcome: 'unsettled', layout: lattice.layout(best), laid };
  }
  return { outcome: 'none', layout: lattice.layout(best), laid };
}

/** The position of a second card beside one at the origin, and the two pairs of symbols that meet. */
interface Meeting {
  readonly turn: number;
  readonly other: number;
  readonly step: Cell;
  readonly pairs: readonly (readonly [number, number])[];
}

const REACH = [-3, -2, -1, 0, 1, 2, 3];
const MEETING = 2;
const SIDES: readonly Cell[] = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
];

/** By turn, the cells beside a card at the origin, each with the index of its neighboring symbol. */
const RIMS = Array.from({ length: TURNS }, (_, turn) => rimOf(footprint(turn)));
const MEETINGS: readonly Meeting[] = Array.from({ length: TURNS ** 2 }, (_, index) =>
  meetingsOf(Math.floor(index / TURNS), index % TURNS),
).flat();

function rimOf(cells: readonly Cell[]): Map<string, { readonly cell: Cell; readonly place: number }> {
  const own = new Set(cells.map(keyOf));
  const sides = cells.flatMap((cell, place) => SIDES.map((near) => ({ cell: sum(cell, near), place })));
  return new Map(sides.filter(({ cell }) => !own.has(keyOf(cell))).map((side) => [keyOf(side.cell), side]));
}

function meetingsOf(turn: number, other: number): Meeting[] {
  const own = new Set(footprint(turn).map(keyOf));
  const steps = REACH.flatMap((row) => REACH.map((column): Cell => [row, column]));
  return steps.flatMap((step) => {
    const cells = covered({ turn: other, anchor: step });
    const pairs = cells.flatMap((cell, place) => {
      const beside = RIMS[turn]?.get(keyOf(cell));
      return beside ? [[beside.place, place] as const] : [];
    });
    const isMeeting = pairs.length === MEETING && !cells.some((cell) => own.has(keyOf(cell)));
    return isMeeting ? [{ turn, other, step, pairs }] : [];
  });
}

/** A placed card, identified by its index in the hand. */
interface IndexedCard {
  readonly card: number;
  readonly turn: number;
  readonly anchor: Cell;
  /** Equal for equal poses. */
  readonly key: string;
}

const poseOf = (card: number, turn: number, anchor: Cell): IndexedCard => ({
  card,
  turn,
  anchor,
  key: `${card} ${turn} ${keyOf(anchor)}`,
});

class Lattice {
  readonly size: number;
  readonly hand: readonly Card[];
  readonly #joined: readonly (readonly IndexedCard[])[];

  constructor(hand: readonly Card[], size: number) {
    this.hand = hand;
    this.size = size;
    this.#joined = hand.flatMap((_, card) =>
      Array.from({ length: TURNS }, (__, turn) => this.#joints(card, turn)),
    );
  }

  /** The poses that match a card at the origin. */
  #joints(first: number, turn: number): IndexedCard[] {
    const one = this.hand[first]?.symbols ?? [];
    return this.hand.flatMap((other, second) =>
      second === first
        ? []
        : MEETINGS.filter(
            (contact) =>
              contact.turn === turn && contact.pairs.every(([a, b]) => one[a] === other.symbols[b]),
          ).map((contact) => poseOf(second, contact.other, contact.step)),
    );
  }

  /** The poses that match a placed card, regardless of other cards. */
  beside({ card, turn, anchor }: IndexedCard): IndexedCard[] {
    const joined = this.#joined[card * TURNS + turn] ?? [];
    return joined.map((pose) => poseOf(pose.card, pose.turn, sum(pose.anchor, anchor)));
  }

  layout(poses: readonly IndexedCard[]): Layout {
    return poses.map(({ card, turn, anchor }) => ({ card: this.hand[card]?.id ?? 0, turn, anchor }));
  }
}

/** Whether a card that matches one placed card can be placed: it overlaps and meets no other. */
function fits({ turn, anchor }: IndexedCard, taken: ReadonlySet<string>): boolean {
  if (covered({ turn, anchor }).some((cell) => taken.has(keyOf(cell)))) return false;
  const rim = [...(RIMS[turn]?.values() ?? [])];
  return rim.filter(({ cell }) => taken.has(keyOf(sum(cell, anchor)))).length === MEETING;
}

/** The state of one branch of the search. */
interface Branch {
  readonly laid: readonly IndexedCard[];
  /** The covered cells. */
  readonly taken: ReadonlySet<string>;
  /** The cards that are placed or excluded. */
  readonly used: ReadonlySet<number>;
}

const ORIGIN: Cell = [0, 0];

/** Every partial layout, each once, depth first: the algorithm for enumerating polyominoes. */
function* walk(lattice: Lattice): Generator<readonly IndexedCard[]> {
  for (let first = 0; first <= lattice.hand.length - lattice.size; first += 1) {
    const aside = new Set(Array.from({ length: first }, (_, card) => card));
    const branch = grown({ laid: [], taken: new Set(), used: aside }, poseOf(first, 0, ORIGIN));
    yield branch.laid;
    if (lattice.size > 1) yield* grow(lattice, branch, freshOf(lattice, branch, new Set()), new Set());
  }
}

function* grow(
  lattice: Lattice,
  branch: Branch,
  untried: readonly IndexedCard[],
  before: ReadonlySet<string>,
): Generator<readonly IndexedCard[]> {
  const known = new Set([...before, ...untried.map(({ key }) => key)]);
  for (const [number, pose] of untried.entries()) {
    if (branch.used.has(pose.card) || !fits(pose, branch.taken)) continue;
    const next = grown(branch, pose);
    yield next.laid;
    if (next.laid.length < lattice.size) {
      const fresh = freshOf(lattice, next, known);
      yield* grow(lattice, next, [...untried.slice(number + 1), ...fresh], known);
    }
  }
}

/** The new poses that match the last card. */
function freshOf(lattice: Lattice, { laid, used }: Branch, known: ReadonlySet<string>): IndexedCard[] {
  const last = laid.at(-1);
  const beside = last ? lattice.beside(last) : [];
  return beside.filter(({ card, key }) => !used.has(card) && !known.has(key));
}

const grown = ({ laid, taken, used }: Branch, pose: IndexedCard): Branch => ({
  laid: [...laid, pose],
  taken: new Set([...taken, ...covered(pose).map(keyOf)]),
  used: new Set([...used, pose.card]),
});
