/** The dealer of classic: draws in the same random order as the server. Rules: C1, C2, R1, R2, R9, R19. */

import type { ClassicSettings, ClassicView } from '../../net/wire.gen.ts';
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
import { dealerOfSides, ofFirstCards } from '../../replay/chance/sideDealing.ts';
import type { ReplayBoard, UnplacedDraw } from '../../replay/replay.ts';
import { COLORS } from './gem-board/stones.ts';

const OF_A_COLOR = 12;

export class ClassicDealer {
  readonly #grades: Grades;
  readonly #settings: ClassicSettings;
  readonly #boards: readonly ReplayBoard[];
  /** Deals if players have boards of different sides. */
  readonly #sides: LevelDealer | undefined;
  #pile: number[] = [];

  constructor(boards: readonly ReplayBoard[], settings: ClassicSettings) {
    this.#boards = boards;
    this.#grades = boards.map(({ grades }) => grades);
    this.#settings = settings;
    this.#sides = dealerOfSides(boards, settings);
  }

  /** The draws between two views. */
  next(chance: Chance, now: ClassicView, before: ClassicView | undefined): UnplacedDraw[] {
    if (before === undefined) return this.#start(chance, now.rounds);
    const inRace = ofRace(chance, now.round);
    if (now.round !== before.round)
      return this.#sides
        ? this.#sides.deal(inRace, now.runners, false)
        : this.#deal(inRace, now.runners.length);
    return before.stage === 'open' && now.stage === 'racing' ? [draw('die', [roll(inRace)])] : [];
  }

  /** Build the pile from the boards in play, then fill every hole with a gem. */
  #start(chance: Chance, rounds: number): UnplacedDraw[] {
    const { first_roller, seats } = this.#settings;
    const roller = firstRoller(chance, first_roller, seats);
    const whole = chance.of('start/pile').shuffled([...this.#grades.keys()]);
    this.#pile = ofFirstCards(this.#boards, whole, seats * rounds);
    if (this.#sides) this.#sides.pile = this.#pile;
    const gems = COLORS.flatMap((color) => Array.from({ length: OF_A_COLOR }, () => color));
    return [...roller, draw('pile', this.#pile), draw('gems', chance.of('start/gems').shuffled(gems))];
  }

  #deal(chance: Chance, players: number): UnplacedDraw[] {
    const die = this.#settings.boards_open ? undefined : rolled(chance, this.#grades);
    const grades = die?.byFace ?? unrolled(this.#grades);
    this.#pile = [...chance.shuffledAgain(this.#pile)];
    const hand = handedOut(chance, this.#pile, players, this.#settings.matched ? grades : undefined);
    this.#pile = this.#pile.filter((board) => !hand.includes(board));
    return [...(die ? [draw('die', [die.face])] : []), draw('deal', hand)];
  }
}
