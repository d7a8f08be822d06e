/** A local board that a lesson's script can play on as well as the learner. */

import type { BoardEngine, WorkedBoard } from '../../boards/boardController.svelte.ts';
import { LocalBoard } from '../../boards/local/localBoard.svelte.ts';
import { type Lesson, linesBefore, linesTo } from './lesson.ts';
import type { StageProps } from './stage.ts';

/** What a scripted board needs of the engine for its kind. */
export interface ScriptedKind<B, G> {
  readonly engine: BoardEngine<B, G>;
  readonly isCovered: (board: B) => boolean;
  /** The gestures of typed lines. */
  readonly gesturesOf: (board: B, lines: readonly string[]) => readonly G[];
}

export class ScriptedBoard<B extends WorkedBoard, G extends { readonly kind: string }> {
  readonly local: LocalBoard<B, G>;
  readonly #kind: ScriptedKind<B, G>;
  readonly #lesson: Lesson;
  /** Whether the gestures are those of the script. */
  #isShown = false;
  #isSilent = false;

  /** `onSeen` hears what happens on the board. */
  constructor(kind: ScriptedKind<B, G>, lesson: Lesson, onSeen: StageProps<'flat' | 'solid'>['onSeen']) {
    this.#kind = kind;
    this.#lesson = lesson;
    this.local = new LocalBoard<B, G>(lesson.id, kind.engine, {
      onAction: (action) => {
        const { board } = this.local;
        if (!board || this.#isSilent) return;
        const placed = [...board.positions].filter(([, { anchor }]) => anchor).map(([piece]) => piece);
        const isCovered = !board.held && kind.isCovered(board);
        onSeen({ kind: 'board', action, placed, isCovered }, this.#isShown);
      },
    });
  }

  /** Set up the board as the steps before that step left it. */
  lay(puzzle: Parameters<LocalBoard<B, G>['lay']>[1], number: number): void {
    this.local.lay(this.#lesson.id, puzzle);
    this.#isSilent = true;
    this.#play(linesBefore(this.#lesson, number));
    this.#isSilent = false;
  }

  /** Play the hint of that step: steps with the same scene share the board. */
  show(number: number): void {
    this.#isShown = true;
    this.#play(linesTo(this.#lesson, number));
    this.#isShown = false;
  }

  #play(lines: readonly string[]): void {
    const { board } = this.local;
    if (!board || lines.length === 0) return;
    for (const gesture of this.#kind.gesturesOf(board, lines)) this.local.gesture(gesture);
  }
}
