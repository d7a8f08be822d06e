/** The player's board: it survives a reload, and reports how many pieces are placed and when it is covered. */

import { parseRegion } from '../engines/common/cells.ts';
import type { Gesture } from '../engines/common/gesture.ts';
import {
  type BoardOn,
  isCovered,
  type PlacementOn,
  placements,
  type Vec,
} from '../engines/common/placements.ts';
import { restored, saved } from '../engines/common/store.ts';
import { type Board, fresh } from '../engines/flat/board.ts';
import type { Box } from '../engines/flat/box.ts';
import { step } from '../engines/flat/step.ts';
import type { Puzzle } from '../net/wire.gen.ts';
import type { OpenPuzzle } from './openPuzzle.ts';

export type BoardStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How boards of one kind are made and played. */
export interface BoardOps<B, G> {
  /** A board with everything in the tray. */
  readonly fresh: (puzzle: Puzzle) => B;
  readonly step: (board: B, gesture: G) => B;
}

/** Boards of cardboard, with the pieces of that box. */
export const flatOps = (box: Box): BoardOps<Board, Gesture> => ({
  fresh: ({ region, pieces }) =>
    fresh(
      parseRegion(region),
      pieces.flatMap((id) => box.get(id) ?? []),
    ),
  step,
});

/** What a session needs of a controller, for any kind of board. */
export interface AnyController {
  readonly key: string;
  readonly isDone: boolean;
  readonly placements: PlacementOn[];
  lay(deal: OpenPuzzle): boolean;
}

export class BoardController<B extends BoardOn<Vec> = Board, G = Gesture> implements AnyController {
  board = $state.raw<B>();
  readonly #table: string;
  readonly #ops: BoardOps<B, G>;
  readonly #keep: BoardStorage;
  #key = '';

  constructor(table: string, ops: BoardOps<B, G>, keep: BoardStorage) {
    this.#table = table;
    this.#ops = ops;
    this.#keep = keep;
  }

  /** The puzzle on this board. */
  get key(): string {
    return this.#key;
  }

  /** A new puzzle gets a new board, and the result is true; the same one keeps its placed pieces. */
  lay({ key, puzzle }: OpenPuzzle): boolean {
    if (key === this.#key) return false;
    this.#key = key;
    this.board = restored<Vec, B>(this.#ops.fresh(puzzle), this.#keep.getItem(this.#slot));
    return true;
  }

  /** Whether the gesture has changed the placements. */
  gesture(gesture: G): boolean {
    if (!this.board) return false;
    const before = this.board.positions;
    this.board = this.#ops.step(this.board, gesture);
    if (this.board.positions === before) return false;
    this.#keep.setItem(this.#slot, saved(this.board));
    return true;
  }

  /** Covered exactly, with no piece in the hand: time to call. */
  get isDone(): boolean {
    return this.board !== undefined && this.board.held === undefined && isCovered(this.board);
  }

  get placements(): PlacementOn[] {
    return this.board ? placements(this.board) : [];
  }

  get #slot(): string {
    return `ubongo:${this.#table}:${this.#key}`;
  }
}
