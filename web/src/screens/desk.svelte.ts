/** The board in front of a player: it outlives a reload, and says when it is covered and how much lies on it. */

import { type Board, fresh, isCovered, placements } from '../board/board.ts';
import type { Box } from '../board/box.ts';
import { parseRegion } from '../board/cells.ts';
import { type Gesture, step } from '../board/step.ts';
import { restored, saved } from '../board/store.ts';
import type { Deal } from './manner.ts';

export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class Desk {
  board = $state.raw<Board>();
  readonly #table: string;
  readonly #box: Box;
  readonly #keep: Keep;
  #key = '';

  constructor(table: string, box: Box, keep: Keep) {
    this.#table = table;
    this.#box = box;
    this.#keep = keep;
  }

  /** Which puzzle lies here. */
  get key(): string {
    return this.#key;
  }

  /** A new puzzle gets a new board, and the answer is true; the same one keeps its pieces where they lie. */
  lay({ key, puzzle }: Deal): boolean {
    if (key === this.#key) return false;
    this.#key = key;
    const pieces = puzzle.pieces.flatMap((id) => this.#box.get(id) ?? []);
    const kept = this.#keep.getItem(this.#slot);
    this.board = restored(fresh(parseRegion(puzzle.region), pieces), kept);
    return true;
  }

  /** Whether the gesture has changed what lies where. */
  gesture(gesture: Gesture): boolean {
    if (!this.board) return false;
    const before = this.board.lying;
    this.board = step(this.board, gesture);
    if (this.board.lying === before) return false;
    this.#keep.setItem(this.#slot, saved(this.board));
    return true;
  }

  /** Covered exactly, with no piece in the hand: time to call. */
  get isDone(): boolean {
    return this.board !== undefined && this.board.held === undefined && isCovered(this.board);
  }

  get placements(): ReturnType<typeof placements> {
    return this.board ? placements(this.board) : [];
  }

  get #slot(): string {
    return `ubongo:${this.#table}:${this.#key}`;
  }
}
