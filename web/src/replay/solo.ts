/** The dealer of a run alone: the order in which it asks chance, told again. Rules: R1, R2. */

import type { SoloView } from '../net/wire.gen.ts';
import type { Chance } from './chance.ts';
import type { Fallen } from './replay.ts';

const FACES = [0, 1, 2, 3, 4, 5];

export class SoloDealer {
  readonly #boards: number;
  #pile: number[] = [];
  #dealt: { readonly board: number; readonly face: number }[] = [];

  constructor(boards: number) {
    this.#boards = boards;
  }

  /** What chance decides from one view to the next. */
  next(rng: Chance, now: SoloView, before: SoloView | undefined): Fallen[] {
    return now.number > (before?.number ?? 0) ? this.#deal(rng) : [];
  }

  #deal(rng: Chance): Fallen[] {
    const renewed = this.#pile.length === 0 ? [this.#renew(rng)] : [];
    const board = this.#pile.shift() ?? 0;
    const since = this.#dealt.length - (this.#dealt.length % (this.#boards * FACES.length));
    const asked = this.#dealt.slice(since).filter((past) => past.board === board);
    const faces = FACES.filter((face) => !asked.some((past) => past.face === face));
    const face = faces[rng.below(faces.length)] ?? 0;
    this.#dealt.push({ board, face });
    return [
      ...renewed,
      { kind: 'die', seat: null, fell: [face] },
      { kind: 'deal', seat: null, fell: [board] },
    ];
  }

  /** The board that was just there is not the next one. */
  #renew(rng: Chance): Fallen {
    this.#pile = rng.shuffled(Array.from({ length: this.#boards }, (_, board) => board));
    const [first] = this.#pile;
    if (first !== undefined && first === this.#dealt.at(-1)?.board)
      this.#pile.push(this.#pile.shift() ?? first);
    return { kind: 'pile', seat: null, fell: [...this.#pile] };
  }
}
