/** The dealer of three-d: draws in the same random order as the server. Rules: D2, D6, R1, R9, P6. */

import type { ThreeDSettings, ThreeDView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import { draw, firstRoller, inBlock, ofRace, roll, unrolled } from '../../replay/chance/dealing.ts';
import type { ReplayBoard, UnplacedDraw } from '../../replay/replay.ts';
import { draws } from '../gem-race/draws.ts';

type Boards = readonly ReplayBoard[];

export class ThreeDDealer {
  readonly #boards: Boards;
  readonly #settings: ThreeDSettings;
  readonly #had = new Map<number, Set<number>>();
  #pile: number[] = [];

  constructor(boards: Boards, settings: ThreeDSettings) {
    this.#boards = boards;
    this.#settings = settings;
  }

  /** The draws between two views. */
  next(chance: Chance, now: ThreeDView, before: ThreeDView | undefined): UnplacedDraw[] {
    const inRace = ofRace(chance, now.round, now.tie_break);
    if (before === undefined) return [...this.#start(chance), ...this.#deal(inRace, now)];
    if (now.round !== before.round || now.tie_break !== before.tie_break) return this.#deal(inRace, now);
    if (before.stage === 'open' && now.stage === 'racing') return [draw('die', [roll(inRace)])];
    const isDrawn = this.#settings.luck && now.last !== before.last && now.tie_break === 0;
    return isDrawn ? draws(inRace, now, before) : [];
  }

  #start(chance: Chance): UnplacedDraw[] {
    const roller = firstRoller(chance, this.#settings.first_roller, this.#settings.seats);
    this.#pile = chance.of('start/pile').shuffled([...this.#boards.keys()]);
    return [...roller, draw('pile', this.#pile)];
  }

  #deal(chance: Chance, { runners, tie_break }: ThreeDView): UnplacedDraw[] {
    const face = this.#settings.boards_open ? undefined : roll(chance);
    const places = this.#settings.matched ? placesOf(this.#boards, face) : undefined;
    const before = new Set(this.#pile);
    this.#pile = [...chance.shuffledAgain(this.#pile)];
    const hand =
      tie_break > 0 || !places
        ? this.#dealtOrRenewed(chance, runners, places)
        : this.#matched(chance, runners, places);
    this.#pile = this.#without(this.#pile, hand);
    for (const [index, seat] of runners.entries())
      this.#had.set(seat, new Set(this.#had.get(seat)).add(hand[index] ?? -1));
    const isRenewed = this.#pile.some((board) => !before.has(board));
    return [
      ...(face === undefined ? [] : [draw('die', [face])]),
      draw('deal', hand),
      ...(isRenewed ? [draw('pile', this.#pile)] : []),
    ];
  }

  /** If a stack has too few boards, shuffle the used ones under the pile. */
  #dealtOrRenewed(chance: Chance, seats: readonly number[], places: readonly number[] | undefined): number[] {
    const hand = this.#dealt(seats, places);
    if (hand) return hand;
    const used = [...this.#boards.keys()].filter((board) => !this.#pile.includes(board));
    this.#pile = [...this.#pile, ...chance.of('renewed').shuffled(used)];
    return this.#dealt(seats, places) ?? [];
  }

  /** In seat order: a board of the seat's level that it has not had, nearest to the first board's place if matched. */
  #dealt(seats: readonly number[], places: readonly number[] | undefined): number[] | undefined {
    const hand: number[] = [];
    let left = this.#pile;
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
    const lead = this.#boards[this.#pile[0] ?? 0]?.side ?? '';
    const others = [...new Set(seats.map((seat) => this.#level(seat)))].filter((level) => level !== lead);
    const hands = new Map<number, number>();
    let left = this.#pile;
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
    const { level_0, level_1, level_2, level_3 } = this.#settings;
    return String([level_0, level_1, level_2, level_3][seat] ?? 1);
  }

  #stack(pile: readonly number[], level: string): number[] {
    return pile.filter((board) => this.#boards[board]?.side === level);
  }

  /** Dealing a board removes both sides of its card. */
  #without(pile: readonly number[], dealt: readonly number[]): number[] {
    const gone = new Set(dealt.map((board) => cardOf(this.#boards[board])));
    return pile.filter((board) => !gone.has(cardOf(this.#boards[board])));
  }
}

/** Levels 1 and 2 share cards, and so do 3 and 4. */
const cardOf = (board: ReplayBoard | undefined): string =>
  board ? `${board.side <= '2' ? 'low' : 'high'} ${board.card}` : '';

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
