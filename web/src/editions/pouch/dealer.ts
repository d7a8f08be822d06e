/** The dealer of pouch: draws in the same random order as the server. Rules: R1, R9, R19, P3, P4, P6. */

import type { PouchSettings, PouchView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import {
  draw,
  firstRoller,
  type Grades,
  handedOut,
  ofRace,
  roll,
  rolled,
  unrolled,
} from '../../replay/chance/dealing.ts';
import type { LevelDealer } from '../../replay/chance/levelDealing.ts';
import { dealerOfSides } from '../../replay/chance/sideDealing.ts';
import type { ReplayBoard, UnplacedDraw } from '../../replay/replay.ts';
import { draws } from '../gem-race/draws.ts';

export class PouchDealer {
  readonly #grades: Grades;
  readonly #settings: PouchSettings;
  readonly #had = new Map<number, Set<number>>();
  /** Deals if players have boards of different sides. */
  readonly #sides: LevelDealer | undefined;
  #pile: number[] = [];

  constructor(boards: readonly ReplayBoard[], settings: PouchSettings) {
    this.#grades = boards.map(({ grades }) => grades);
    this.#settings = settings;
    this.#sides = dealerOfSides(boards, settings);
  }

  /** The draws between two views. */
  next(chance: Chance, now: PouchView, before: PouchView | undefined): UnplacedDraw[] {
    const inRace = ofRace(chance, now.round, now.tie_break);
    if (before === undefined) return [...this.#start(chance), ...this.#deal(inRace, now)];
    if (now.round !== before.round || now.tie_break !== before.tie_break) return this.#deal(inRace, now);
    if (before.stage === 'open' && now.stage === 'racing') return [draw('die', [roll(inRace)])];
    return now.last !== before.last && now.tie_break === 0 ? draws(inRace, now, before) : [];
  }

  #start(chance: Chance): UnplacedDraw[] {
    const { first_roller, seats } = this.#settings;
    const roller = firstRoller(chance, first_roller, seats);
    this.#pile = chance.of('start/pile').shuffled([...this.#grades.keys()]);
    if (this.#sides) this.#sides.pile = this.#pile;
    return [...roller, draw('pile', this.#pile)];
  }

  #deal(chance: Chance, { runners, tie_break }: PouchView): UnplacedDraw[] {
    if (this.#sides) return this.#sides.deal(chance, runners, tie_break > 0);
    const die = this.#settings.boards_open ? undefined : rolled(chance, this.#grades);
    const grades = die?.byFace ?? unrolled(this.#grades);
    const whole = this.#pile.length;
    this.#pile = [...chance.shuffledAgain(this.#pile)];
    const hand =
      tie_break > 0 ? this.#tieBreak(chance, runners, grades) : this.#round(chance, runners.length, grades);
    const isRenewed = this.#pile.length + hand.length > whole;
    return [
      ...(die ? [draw('die', [die.face])] : []),
      draw('deal', hand),
      ...(isRenewed ? [draw('pile', this.#pile)] : []),
    ];
  }

  #round(chance: Chance, players: number, grades: readonly number[]): number[] {
    const isMatched = this.#settings.matched;
    const hand = handedOut(chance, this.#pile, players, isMatched ? grades : undefined);
    return this.#take(hand, [...hand.keys()]);
  }

  /** Boards that the tied players have not had yet. If the pile runs out, used boards are shuffled under it. */
  #tieBreak(chance: Chance, seats: readonly number[], grades: readonly number[]): number[] {
    const nearness = this.#settings.matched ? grades : undefined;
    const hand = this.#fresh(seats, nearness);
    if (hand) return this.#take(hand, seats);
    const used = [...this.#grades.keys()].filter((board) => !this.#pile.includes(board));
    this.#pile = [...this.#pile, ...chance.of('renewed').shuffled(used)];
    return this.#take(this.#fresh(seats, nearness) ?? [], seats);
  }

  #fresh(seats: readonly number[], nearness: readonly number[] | undefined): number[] | undefined {
    const hand: number[] = [];
    for (const seat of seats) {
      const fresh = this.#pile.filter((board) => !hand.includes(board) && !this.#had.get(seat)?.has(board));
      const [first] = fresh;
      if (first === undefined) return undefined;
      const goal = hand[0];
      const far = (board: number) => Math.abs((nearness?.[board] ?? 0) - (nearness?.[goal ?? 0] ?? 0));
      const isNearest = nearness !== undefined && goal !== undefined;
      hand.push(isNearest ? fresh.reduce((best, board) => (far(board) < far(best) ? board : best)) : first);
    }
    return hand;
  }

  #take(hand: number[], seats: readonly number[]): number[] {
    this.#pile = this.#pile.filter((board) => !hand.includes(board));
    for (const [index, seat] of seats.entries()) {
      const board = hand[index];
      if (board !== undefined) this.#had.set(seat, (this.#had.get(seat) ?? new Set()).add(board));
    }
    return hand;
  }
}
