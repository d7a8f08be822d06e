/** Dealing boards to players of several levels, or of several sides of the cards. Rules: D2, R19, R1, P6. */

import type { ReplayBoard, UnplacedDraw } from '../replay.ts';
import type { Chance } from './chance.ts';
import { draw, inBlock, roll, unrolled } from './dealing.ts';

type Boards = readonly ReplayBoard[];

interface LevelRules {
  readonly isMatched: boolean;
  /** Whether boards lie open before the die is rolled. */
  readonly isOpen: boolean;
  /** By seat, the side of the cards that it plays with. */
  readonly levels: readonly string[];
  /** The identity of a board's card. */
  readonly cardOf: (board: ReplayBoard) => string;
}

export class LevelDealer {
  pile: number[] = [];
  readonly #boards: Boards;
  readonly #rules: LevelRules;
  readonly #had = new Map<number, Set<number>>();

  constructor(boards: Boards, rules: LevelRules) {
    this.#boards = boards;
    this.#rules = rules;
  }

  /** The draws of a race: the die, unless it is rolled later, the deal, and a pile that was renewed. */
  deal(chance: Chance, seats: readonly number[], isTieBreak: boolean): UnplacedDraw[] {
    const face = this.#rules.isOpen ? undefined : roll(chance);
    const places = this.#rules.isMatched ? placesOf(this.#boards, face) : undefined;
    const before = new Set(this.pile);
    this.pile = [...chance.shuffledAgain(this.pile)];
    const hand =
      isTieBreak || !places
        ? this.#dealtOrRenewed(chance, seats, places)
        : this.#matched(chance, seats, places);
    this.pile = this.#without(this.pile, hand);
    for (const [index, seat] of seats.entries())
      this.#had.set(seat, new Set(this.#had.get(seat)).add(hand[index] ?? -1));
    const isRenewed = this.pile.some((board) => !before.has(board));
    return [
      ...(face === undefined ? [] : [draw('die', [face])]),
      draw('deal', hand),
      ...(isRenewed ? [draw('pile', this.pile)] : []),
    ];
  }

  /** If a stack has too few boards, shuffle the used ones under the pile. */
  #dealtOrRenewed(chance: Chance, seats: readonly number[], places: readonly number[] | undefined): number[] {
    const hand = this.#dealt(seats, places);
    if (hand) return hand;
    const used = [...this.#boards.keys()].filter((board) => !this.pile.includes(board));
    this.pile = [...this.pile, ...chance.of('renewed').shuffled(used)];
    return this.#dealt(seats, places) ?? [];
  }

  /** In seat order: a board of the seat's level that it has not had, nearest to the first board's place if matched. */
  #dealt(seats: readonly number[], places: readonly number[] | undefined): number[] | undefined {
    const hand: number[] = [];
    let left = this.pile;
    for (const seat of seats) {
      const fresh = this.#stack(left, this.#level(seat)).filter((board) => !this.#had.get(seat)?.has(board));
      const [first] = fresh;
      if (first === undefined) return undefined;
      const goal = hand[0];
      const far = (board: number) => Math.abs((places?.[board] ?? 0) - (places?.[goal ?? 0] ?? 0));
      const isNearest = places !== undefined && goal !== undefined;
      const board = isNearest ? fresh.reduce((best, one) => (far(one) < far(best) ? one : best)) : first;
      hand.push(board);
      left = this.#without(left, [board]);
    }
    return hand;
  }

  /** The level of the pile's top board is dealt first, then the other levels in ascending order. */
  #matched(chance: Chance, seats: readonly number[], places: readonly number[]): number[] {
    const lead = this.#boards[this.pile[0] ?? 0]?.side ?? '';
    const others = [...new Set(seats.map((seat) => this.#level(seat)))].filter((level) => level !== lead);
    const hands = new Map<number, number>();
    let left = this.pile;
    let goal: readonly number[] = [];
    for (const level of [lead, ...others.sort()]) {
      const players = seats.filter((seat) => this.#level(seat) === level);
      const stack = this.#stack(left, level);
      const block =
        goal.length > 0
          ? nearest(stack, players.length, places, goal)
          : inBlock(stack, players.length, places);
      if (goal.length === 0) goal = block;
      const dealt = chance.of(`deal/level/${level}`).shuffled(block);
      for (const [index, board] of dealt.entries()) hands.set(players[index] ?? -1, board);
      left = this.#without(left, block);
    }
    return seats.map((seat) => hands.get(seat) ?? -1);
  }

  #level(seat: number): string {
    return this.#rules.levels[seat] ?? '';
  }

  #stack(pile: readonly number[], level: string): number[] {
    return pile.filter((board) => this.#boards[board]?.side === level);
  }

  /** Dealing a board removes both sides of its card. */
  #without(pile: readonly number[], dealt: readonly number[]): number[] {
    const gone = new Set(dealt.map((board) => this.#cardOf(board)));
    return pile.filter((board) => !gone.has(this.#cardOf(board)));
  }

  #cardOf(number: number): string {
    const board = this.#boards[number];
    return board ? this.#rules.cardOf(board) : '';
  }
}

/** A board's place within its level: the number of easier boards plus the number of boards not harder. */
function placesOf(boards: Boards, face: number | undefined): number[] {
  const gradeOf = ({ grades }: ReplayBoard): number =>
    face === undefined ? (unrolled([grades])[0] ?? 0) : (grades[face] ?? 0);
  return boards.map((board) => {
    const level = boards.filter(({ side }) => side === board.side).map(gradeOf);
    const [easier, notHarder] = [
      level.filter((grade) => grade < gradeOf(board)),
      level.filter((grade) => grade <= gradeOf(board)),
    ];
    return easier.length + notHarder.length;
  });
}

/** The block whose mean place is nearest to the goal's; the first among equals. Integer arithmetic only. */
function nearest(
  stack: readonly number[],
  count: number,
  places: readonly number[],
  goal: readonly number[],
): number[] {
  const ascending = stack.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const sum = (boards: readonly number[]) => boards.reduce((all, board) => all + (places[board] ?? 0), 0);
  const far = (block: readonly number[]) => Math.abs(sum(block) * goal.length - sum(goal) * count);
  const starts = Array.from({ length: Math.ceil(stack.length / count) }, (_, index) =>
    Math.min(index * count, stack.length - count),
  );
  const blocks = starts.map((start) => ascending.slice(start, start + count));
  return blocks.reduce((best, block) => (far(block) < far(best) ? block : best));
}
