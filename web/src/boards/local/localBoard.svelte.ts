/** A board that no server judges: for first boards, lessons, and puzzles tried again alone. */

import type { BoardEvent } from '../../engines/common/boardEvent.ts';
import type { PlacementOn } from '../../engines/common/placements.ts';
import type { Puzzle } from '../../net/wire.gen.ts';
import {
  BoardController,
  type BoardEngine,
  type BoardStorage,
  type WorkedBoard,
} from '../boardController.svelte.ts';

/** What the owner of a local board hears about it. */
export interface LocalBoardListener {
  /** A gesture changed something on the board. */
  onAction?: (action: BoardEvent['action']) => void;
  /** The region is covered exactly. Called once for each puzzle; the board is closed from then on. */
  onSolved?: (placements: readonly PlacementOn[]) => void;
}

/** Remembers nothing: the board is empty again after a reload. */
const NO_STORAGE: BoardStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};

export class LocalBoard<B extends WorkedBoard, G extends { readonly kind: string }> {
  /** Whether the region is covered exactly and no piece is held. */
  isSolved = $state(false);
  readonly #controller: BoardController<B, G>;
  readonly #listener: LocalBoardListener;

  /** `id` keeps the placed pieces of one purpose apart from those of another in `storage`. */
  constructor(
    id: string,
    engine: BoardEngine<B, G>,
    listener: LocalBoardListener = {},
    storage: BoardStorage = NO_STORAGE,
  ) {
    this.#controller = new BoardController(id, engine, storage);
    this.#listener = listener;
  }

  get board(): B | undefined {
    return this.#controller.board;
  }

  /** Set up the board for a puzzle; placed pieces that `storage` has for `key` return to their places. */
  lay(key: string, puzzle: Puzzle): void {
    this.#controller.lay({ key, puzzle });
    this.isSolved = this.#controller.isDone;
  }

  /** Apply a gesture, unless the board is solved. */
  gesture(gesture: G): void {
    if (this.isSolved && gesture.kind !== 'cancel') return;
    const before = this.board?.last;
    const hasChanged = this.#controller.gesture(gesture);
    const last = this.board?.last;
    if (last && last !== before) this.#listener.onAction?.(last.action);
    if (!hasChanged || !this.#controller.isDone) return;
    this.isSolved = true;
    this.#listener.onSolved?.(this.#controller.placements);
  }
}
