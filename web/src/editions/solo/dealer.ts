/** The dealer of a solo run: draws in the same random order as the server. Rules: R1, R2. */

import type { SoloView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import type { Random } from '../../replay/chance/random.ts';
import type { UnplacedDraw } from '../../replay/replay.ts';

/** For each face of the die, the first face with the same pieces. */
type Tasks = readonly number[];

export class SoloDealer {
  readonly #boards: readonly Tasks[];
  #pile: number[] = [];
  #dealt: { readonly board: number; readonly face: number }[] = [];

  constructor(boards: readonly Tasks[]) {
    this.#boards = boards;
  }

  /** The draws between two views. */
  next(chance: Chance, now: SoloView, before: SoloView | undefined): UnplacedDraw[] {
    return now.number > (before?.number ?? 0) ? this.#deal(chance, now.number) : [];
  }

  #deal(chance: Chance, number: number): UnplacedDraw[] {
    const ofTask = number > 1 ? chance.within(`task/${number}`) : chance.within('start');
    const renewed = this.#pile.length === 0 ? [this.#renew(ofTask.of('pile'))] : [];
    const board = this.#pile.shift() ?? 0;
    const face = this.#roll(chance.of(`task/${number}/face`), board);
    this.#dealt.push({ board, face });
    return [
      ...renewed,
      { kind: 'die', seat: null, values: [face] },
      { kind: 'deal', seat: null, values: [board] },
    ];
  }

  /** A face not yet used with this board in the current pass, with new pieces if any are left. Rule: D4. */
  #roll(random: Random, board: number): number {
    const tasks = this.#boards[board] ?? [];
    const since = this.#dealt.length - (this.#dealt.length % this.#boards.flat().length);
    const asked = this.#dealt.slice(since).filter((past) => past.board === board);
    const left = [...tasks.keys()].filter((face) => !asked.some((past) => past.face === face));
    const fresh = left.filter((face) => !asked.some((past) => tasks[past.face] === tasks[face]));
    const faces = fresh.length > 0 ? fresh : left;
    return faces[random.below(faces.length)] ?? 0;
  }

  /** Reshuffle the pile. The last board dealt is moved to the bottom if it would come first. */
  #renew(random: Random): UnplacedDraw {
    this.#pile = random.shuffled([...this.#boards.keys()]);
    const [first] = this.#pile;
    if (first !== undefined && first === this.#dealt.at(-1)?.board)
      this.#pile.push(this.#pile.shift() ?? first);
    return { kind: 'pile', seat: null, values: [...this.#pile] };
  }
}
