/** The dealer of three-d: draws in the same random order as the server. Rules: D2, D6, R1, R9, P6. */

import type { ThreeDSettings, ThreeDView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import { draw, firstRoller, ofRace, roll } from '../../replay/chance/dealing.ts';
import { LevelDealer } from '../../replay/chance/levelDealing.ts';
import type { ReplayBoard, UnplacedDraw } from '../../replay/replay.ts';
import { draws } from '../gem-race/draws.ts';

export class ThreeDDealer {
  readonly #boards: number;
  readonly #settings: ThreeDSettings;
  readonly #stacks: LevelDealer;

  constructor(boards: readonly ReplayBoard[], settings: ThreeDSettings) {
    const { matched, boards_open, level_0, level_1, level_2, level_3 } = settings;
    this.#boards = boards.length;
    this.#settings = settings;
    this.#stacks = new LevelDealer(boards, {
      isMatched: matched ?? true,
      isOpen: boards_open ?? false,
      levels: [level_0, level_1, level_2, level_3].map((level) => String(level ?? 1)),
      cardOf,
    });
  }

  /** The draws between two views. */
  next(chance: Chance, now: ThreeDView, before: ThreeDView | undefined): UnplacedDraw[] {
    const inRace = ofRace(chance, now.round, now.tie_break);
    const deal = () => this.#stacks.deal(inRace, now.runners, now.tie_break > 0);
    if (before === undefined) return [...this.#start(chance), ...deal()];
    if (now.round !== before.round || now.tie_break !== before.tie_break) return deal();
    if (before.stage === 'open' && now.stage === 'racing') return [draw('die', [roll(inRace)])];
    const isDrawn = this.#settings.luck && now.last !== before.last && now.tie_break === 0;
    return isDrawn ? draws(inRace, now, before) : [];
  }

  #start(chance: Chance): UnplacedDraw[] {
    const roller = firstRoller(chance, this.#settings.first_roller, this.#settings.seats);
    this.#stacks.pile = chance.of('start/pile').shuffled([...Array(this.#boards).keys()]);
    return [...roller, draw('pile', this.#stacks.pile)];
  }
}

/** Levels 1 and 2 share cards, and so do 3 and 4. */
const cardOf = ({ side, card }: ReplayBoard): string => `${side <= '2' ? 'low' : 'high'} ${card}`;
