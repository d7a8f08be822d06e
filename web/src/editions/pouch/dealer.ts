/** The dealer of pouch: draws in the same random order as the server. Rules: R1, R9, P3, P4, P6. */

import type { PouchSettings, PouchView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import { draw, type Grades, handedOut, roll, rolled, unrolled } from '../../replay/chance/dealing.ts';
import type { UnplacedDraw } from '../../replay/replay.ts';
import { draws } from '../gem-race/draws.ts';

export class PouchDealer {
  readonly #grades: Grades;
  readonly #settings: PouchSettings;
  readonly #had = new Map<number, Set<number>>();
  #pile: number[] = [];

  constructor(grades: Grades, settings: PouchSettings) {
    this.#grades = grades;
    this.#settings = settings;
  }

  /** The draws between two views. */
  next(rng: Chance, now: PouchView, before: PouchView | undefined): UnplacedDraw[] {
    if (before === undefined) return [...this.#start(rng), ...this.#deal(rng, now)];
    if (now.round !== before.round || now.tie_break !== before.tie_break) return this.#deal(rng, now);
    if (before.stage === 'open' && now.stage === 'racing') return [draw('die', [roll(rng)])];
    return now.last !== before.last && now.tie_break === 0 ? draws(rng, now, before) : [];
  }

  #start(rng: Chance): UnplacedDraw[] {
    const isDrawn = this.#settings.first_roller == null;
    const roller = isDrawn ? [draw('first-roller', [rng.below(this.#settings.seats)])] : [];
    this.#pile = rng.shuffled([...this.#grades.keys()]);
    return [...roller, draw('pile', this.#pile)];
  }

  #deal(rng: Chance, { runners, tie_break }: PouchView): UnplacedDraw[] {
    const die = this.#settings.boards_open ? undefined : rolled(rng, this.#grades);
    const grades = die?.byFace ?? unrolled(this.#grades);
    const whole = this.#pile.length;
    const hand =
      tie_break > 0 ? this.#tieBreak(rng, runners, grades) : this.#round(rng, runners.length, grades);
    const isRenewed = this.#pile.length + hand.length > whole;
    return [
      ...(die ? [draw('die', [die.face])] : []),
      draw('deal', hand),
      ...(isRenewed ? [draw('pile', this.#pile)] : []),
    ];
  }

  #round(rng: Chance, players: number, grades: readonly number[]): number[] {
    const isMatched = this.#settings.matched;
    const hand = handedOut(rng, this.#pile, players, isMatched ? grades : undefined);
    return this.#take(hand, [...hand.keys()]);
  }

  /** Boards that the tied players have not had yet. If the pile runs out, used boards are shuffled under it. */
  #tieBreak(rng: Chance, seats: readonly number[], grades: readonly number[]): number[] {
    const nearness = this.#settings.matched ? grades : undefined;
    const hand = this.#fresh(seats, nearness);
    if (hand) return this.#take(hand, seats);
    const used = [...this.#grades.keys()].filter((board) => !this.#pile.includes(board));
    this.#pile = [...this.#pile, ...rng.shuffled(used)];
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
