/** The controller of the player's board, which is stored so that it survives a reload. */

import type { BoardEvent } from '../engines/common/boardEvent.ts';
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

/** A board that records its last action. */
export interface WorkedBoard extends BoardOn<Vec> {
  readonly last: BoardEvent | undefined;
}

/** What a controller needs of the engine for boards of one kind. */
export interface BoardEngine<B, G> {
  /** A board with all pieces in the tray. */
  readonly fresh: (puzzle: Puzzle) => B;
  readonly step: (board: B, gesture: G) => B;
}

/** The operations on flat boards, with the pieces of a box. */
export const flatOps = (box: Box): BoardEngine<Board, Gesture> => ({
  fresh: ({ region, pieces }) =>
    fresh(
      parseRegion(region),
      pieces.flatMap((id) => box.get(id) ?? []),
    ),
  step,
});

/** The part of a controller that does not depend on the kind of board. */
export interface AnyController {
  readonly key: string;
  readonly isDone: boolean;
  readonly placements: PlacementOn[];
  lay(deal: Pick<OpenPuzzle, 'key' | 'puzzle'>): boolean;
}

export class BoardController<B extends BoardOn<Vec> = Board, G = Gesture> implements AnyController {
  board = $state.raw<B>();
  readonly #table: string;
  readonly #ops: BoardEngine<B, G>;
  readonly #keep: BoardStorage;
  #key = '';

  constructor(table: string, ops: BoardEngine<B, G>, keep: BoardStorage) {
    this.#table = table;
    this.#ops = ops;
    this.#keep = keep;
  }

  /** The key of the current puzzle. */
  get key(): string {
    return this.#key;
  }

  /** Set up the board for a puzzle. Returns false, and keeps the board, if it is the current puzzle. */
  lay({ key, puzzle }: Pick<OpenPuzzle, 'key' | 'puzzle'>): boolean {
    if (key === this.#key) return false;
    this.#key = key;
    this.board = restored<Vec, B>(this.#ops.fresh(puzzle), this.#keep.getItem(this.#slot));
    return true;
  }

  /** Apply a gesture. Returns whether it changed the positions of the pieces. */
  gesture(gesture: G): boolean {
    if (!this.board) return false;
    const before = this.board.positions;
    this.board = this.#ops.step(this.board, gesture);
    if (this.board.positions === before) return false;
    this.#keep.setItem(this.#slot, saved(this.board));
    return true;
  }

  /** Whether the board is covered and no piece is held. */
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
