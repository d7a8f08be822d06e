/** A classic table's dealer: the order in which it asks chance, told again. Rules: C2, R1, R2, R9. */

import type { ClassicSettings, ClassicView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import { type Grades, handedOut, lot, rolled } from '../../replay/chance/dealing.ts';
import type { Fallen } from '../../replay/replay.ts';
import { COLORS } from './stones.ts';

const OF_A_COLOR = 12;

export class ClassicDealer {
  readonly #grades: Grades;
  readonly #settings: ClassicSettings;
  #pile: number[] = [];

  constructor(grades: Grades, settings: ClassicSettings) {
    this.#grades = grades;
    this.#settings = settings;
  }

  /** What chance decides from one view to the next. */
  next(rng: Chance, now: ClassicView, before: ClassicView | undefined): Fallen[] {
    if (before === undefined) return this.#start(rng, now.rounds);
    return now.round === before.round ? [] : this.#deal(rng, now.runners.length);
  }

  /** The boards that are not put away are piled up; then every hole gets a gem. */
  #start(rng: Chance, rounds: number): Fallen[] {
    const { first_roller, seats } = this.#settings;
    const roller = first_roller == null ? [lot('first-roller', [rng.below(seats)])] : [];
    this.#pile = rng.shuffled([...this.#grades.keys()]).slice(0, seats * rounds);
    const gems = COLORS.flatMap((color) => Array.from({ length: OF_A_COLOR }, () => color));
    return [...roller, lot('pile', this.#pile), lot('gems', rng.shuffled(gems))];
  }

  #deal(rng: Chance, players: number): Fallen[] {
    const { face, byFace } = rolled(rng, this.#grades);
    const isMatched = this.#settings.matched ?? true;
    const hand = handedOut(rng, this.#pile, players, isMatched ? byFace : undefined);
    this.#pile = this.#pile.filter((board) => !hand.includes(board));
    return [lot('die', [face]), lot('deal', hand)];
  }
}
