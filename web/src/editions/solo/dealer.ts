/** The dealer of a solo run: draws in the same random order as the server. Rules: R1, R2, S5. */

import { nextLevel, type Try } from '../../lib/staircase.ts';
import type { SoloView } from '../../net/wire.gen.ts';
import type { Chance } from '../../replay/chance/chance.ts';
import type { Random } from '../../replay/chance/random.ts';
import type { UnplacedDraw } from '../../replay/replay.ts';

/** For each face of the die, the first face with the same pieces. */
type Tasks = readonly number[];
type Task = { readonly board: number; readonly face: number };

/** Among this many tasks a ramp draws. */
const CHOICES = 6;

/** The tasks of a board, and their grades. */
export interface SoloBoard {
  readonly tasks: Tasks;
  readonly grades: readonly number[];
}

export class SoloDealer {
  readonly #boards: readonly Tasks[];
  readonly #grades: readonly (readonly number[])[];
  #pile: number[] = [];
  #dealt: Task[] = [];
  #tries: Try[] = [];

  constructor(boards: readonly SoloBoard[]) {
    this.#boards = boards.map(({ tasks }) => tasks);
    this.#grades = boards.map(({ grades }) => grades);
  }

  /** The draws between two views. A repeat draws nothing and does not count. Rule: S8. */
  next(chance: Chance, now: SoloView, before: SoloView | undefined): UnplacedDraw[] {
    if (now.number <= (before?.number ?? 0)) return [];
    const last = now.attempts.at(-1);
    if (last && last.repeats === null)
      this.#tries.push({ solved: last.solved && last.hints === 0, elapsedMs: last.elapsed_ms });
    if (now.repeats !== null) return [];
    const number = this.#dealt.length + 1;
    const { ramp } = now.settings;
    if (ramp == null) return this.#deal(chance, number);
    return this.#ramped(chance.of(`task/${number}/ramp`), nextLevel(ramp, this.#tries));
  }

  /** One of the tasks whose grades are nearest to the level. Rule: S5. */
  #ramped(random: Random, level: number): UnplacedDraw[] {
    const nearest = this.#nearest(level);
    const task = nearest[random.below(nearest.length)] ?? { board: 0, face: 0 };
    return this.#asDraws(task);
  }

  #nearest(level: number): Task[] {
    const all = this.#boards.flatMap((tasks, board) => [...tasks.keys()].map((face) => ({ board, face })));
    const asked = this.#dealt.slice(this.#dealt.length - (this.#dealt.length % all.length));
    const left = all.filter(
      (task) => !asked.some((past) => past.board === task.board && past.face === task.face),
    );
    const pieces = ({ board, face }: Task) => this.#boards[board]?.[face];
    const fresh = left.filter(
      (task) => !asked.some((past) => past.board === task.board && pieces(past) === pieces(task)),
    );
    const before = this.#dealt.at(-1)?.board;
    const some = fresh.length > 0 ? fresh : left;
    const others = some.filter(({ board }) => board !== before);
    const away = ({ board, face }: Task) =>
      Math.abs(Math.round((this.#grades[board]?.[face] ?? 0) * 10) - level);
    return (others.length > 0 ? others : some).toSorted((a, b) => away(a) - away(b)).slice(0, CHOICES);
  }

  #asDraws(task: Task): UnplacedDraw[] {
    this.#dealt.push(task);
    return [
      { kind: 'die', seat: null, values: [task.face] },
      { kind: 'deal', seat: null, values: [task.board] },
    ];
  }

  #deal(chance: Chance, number: number): UnplacedDraw[] {
    const ofTask = number > 1 ? chance.within(`task/${number}`) : chance.within('start');
    const renewed = this.#pile.length === 0 ? [this.#renew(ofTask.of('pile'))] : [];
    const board = this.#pile.shift() ?? 0;
    const face = this.#roll(chance.of(`task/${number}/face`), board);
    return [...renewed, ...this.#asDraws({ board, face })];
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
