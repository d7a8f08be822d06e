/**
 * Operations on any board seen from above: take, aim, place and return a piece. Pure.
 *
 * `BoardGeometry` holds what differs between boards: where a held piece would land, and extra state for it.
 */

import type { BoardAction } from './boardEvent.ts';
import { type Cell, difference, keyOf, type Point, type Region, sum } from './cells.ts';
import type { Gesture } from './gesture.ts';
import { inside } from './inside.ts';
import type { Grip, PieceId } from './pieces.ts';
import {
  atRest,
  type BoardOn,
  cellAt,
  cellsOf,
  covered,
  type PositionOn,
  pieceOf,
  placed,
  positionOf,
  redone,
  undone,
  type Vec,
} from './placements.ts';

/** A piece dragged by a pointer: it follows continuously, with the grabbed cell under the pointer. */
export interface Dragged extends Grip {
  readonly by: 'drag';
  readonly piece: PieceId;
  readonly at: Point;
  /** The pointer position within the grabbed cell, 0 to 1 on each axis. */
  readonly hold: Point;
  /** How far the piece is drawn above the finger, in cells. */
  readonly clear: number;
}

/** A piece picked with a click or a key: it moves cell by cell. */
export interface Picked extends Grip {
  readonly by: 'pick';
  readonly piece: PieceId;
  /** The board cell under the grabbed cell; undefined until the piece has moved. */
  readonly cell: Cell | undefined;
}

/** Where a held piece would land, and whether it fits there. */
export interface LandingOn<C> {
  readonly anchor: C;
  readonly legal: boolean;
}

/** A board with a held piece; `Extra` is the state it keeps for that piece besides its grip. */
export interface HoldingBoard<C extends Vec, Extra> extends BoardOn<C> {
  readonly held: ((Dragged | Picked) & Extra) | undefined;
  readonly last: { readonly action: BoardAction; readonly piece: PieceId | undefined } | undefined;
}

type HeldOf<B extends HoldingBoard<Vec, unknown>> = NonNullable<B['held']>;

/** The geometry of one kind of board. */
export interface BoardGeometry<C extends Vec, Extra, B extends HoldingBoard<C, Extra>> {
  /** The board as seen from above. */
  ground(board: B): Region;
  /** The projection of a cell onto the ground. */
  floor(cell: C): Cell;
  /** Where the held piece would land; undefined until a picked piece has moved. */
  landing(board: B, held: HeldOf<B>): LandingOn<C> | undefined;
  /** The extra state of a piece taken from `anchor`, or from the tray if undefined. */
  taken(anchor: C | undefined): Extra;
}

/** The gestures that have the same effect on every board. */
export type CommonGesture = Extract<
  Gesture,
  { kind: 'lift' | 'drop' | 'cancel' | 'pick' | 'nudge' | 'place' | 'return' | 'undo' | 'redo' }
>;

/** The operations for one kind of board. */
export class BoardOps<C extends Vec, Extra extends object, B extends HoldingBoard<C, Extra>> {
  readonly #geometry: BoardGeometry<C, Extra, B>;

  constructor(geometry: BoardGeometry<C, Extra, B>) {
    this.#geometry = geometry;
  }

  /** The board after a gesture. */
  step(board: B, gesture: CommonGesture): B {
    const { held } = board;
    switch (gesture.kind) {
      case 'lift':
        return this.#lift(board, gesture);
      case 'drop':
        return held?.by === 'drag' ? this.#drop(board) : board;
      case 'cancel':
        return this.#release(board);
      case 'pick':
        return this.#pick(board, gesture.piece, gesture.index ?? 0, gesture.aloft ?? false);
      case 'nudge':
        return this.#nudge(board, gesture.by);
      case 'place':
        return this.#settle(board);
      case 'return':
        return this.#putBack(board, gesture.piece ?? held?.piece);
      case 'undo':
        return held ? this.#release(board) : undone(board, { action: 'undone', piece: undefined });
      case 'redo':
        return redone(board, { action: 'redone', piece: undefined });
      default:
        return gesture satisfies never;
    }
  }

  /** Pick up a piece, unless it is already held. */
  take(board: B, id: PieceId, index: number, isAloft = false): B {
    const piece = board.pieces.get(id);
    if (piece === undefined || board.held?.piece === id) return board;
    const { floor, taken } = this.#geometry;
    const before = atRest(board);
    const { orientation, anchor } = positionOf(before, id);
    const cell = anchor && sum(floor(anchor), floor(cellAt(piece, { orientation, index })));
    const held = { by: 'pick', piece: id, orientation, index, cell, ...taken(anchor) } as const;
    const after = { ...before, held };
    return did(isAloft ? this.#aloft(after) : after, 'picked', id);
  }

  /** Aim at a cell. Aiming at it again places the piece, unless it would now land elsewhere. */
  aim(board: B, cell: Cell, extra?: Partial<Extra>): B {
    const { held } = board;
    if (held?.by !== 'pick') return board;
    const next = { ...board, held: { ...held, cell, ...extra } };
    const isSame = held.cell !== undefined && keyOf(held.cell) === keyOf(cell);
    return isSame && this.#target(board) === this.#target(next)
      ? this.#settle(board)
      : did(next, 'moved', held.piece);
  }

  /** Place a turned piece back on its cell; it stays held if it no longer fits. */
  settleTurned(board: B, last: NonNullable<B['last']>): B {
    const { held } = board;
    const land = held && this.#geometry.landing(board, held);
    return held && land?.legal
      ? placed<C, B>(board, held.piece, { orientation: held.orientation, anchor: land.anchor }, last)
      : board;
  }

  #lift(board: B, { piece, index, at, hold, clear }: Extract<CommonGesture, { kind: 'lift' }>): B {
    if (!board.pieces.has(piece)) return board;
    const before = board.held?.piece === piece ? board : atRest(board);
    const orientation = before.held?.orientation ?? positionOf(before, piece).orientation;
    const held = { by: 'drag', piece, orientation, index, at, hold, clear } as const;
    return did({ ...before, held: { ...held, ...this.#geometry.taken(undefined) } }, 'lifted', piece);
  }

  #drop(board: B): B {
    const { held } = board;
    const land = held && this.#geometry.landing(board, held);
    if (!held || !land) return this.#release(board);
    if (land.legal) return this.#place(board, land.anchor);
    if (this.#isBeside(board, held, land.anchor)) return this.#putBack(board, held.piece);
    return did(this.#release(board), 'refused', held.piece);
  }

  /** Place the held piece on its cell; it stays held if it does not fit. */
  #settle(board: B): B {
    const { held } = board;
    if (!held) return board;
    const land = this.#geometry.landing(board, held);
    if (land === undefined) return this.#aloft(board);
    return land.legal ? this.#place(board, land.anchor) : did(board, 'refused', held.piece);
  }

  #place(board: B, anchor: C): B {
    const { held } = board;
    return held ? put<C, B>(board, held.piece, { orientation: held.orientation, anchor }, 'placed') : board;
  }

  #pick(board: B, id: PieceId, index: number, isAloft: boolean): B {
    const { held } = board;
    if (held?.piece !== id) return this.take(board, id, index, isAloft);
    if (isAloft) return this.#aloft(board);
    if (held.by !== 'pick' || held.cell === undefined) return this.take(atRest(board), id, index);
    const piece = pieceOf(board, id);
    const { floor } = this.#geometry;
    const clicked = floor(cellAt(piece, { orientation: held.orientation, index }));
    return this.aim(
      board,
      sum(this.#shown(board, held, held.cell), difference(clicked, floor(cellAt(piece, held)))),
    );
  }

  /** Move a picked piece that has not moved yet over the middle of the board. */
  #aloft(board: B): B {
    const { held } = board;
    if (held?.by !== 'pick' || held.cell !== undefined) return board;
    const { rows, columns } = this.#geometry.ground(board);
    return this.#moveTo(board, [Math.floor((rows - 1) / 2), Math.floor((columns - 1) / 2)]);
  }

  #nudge(board: B, by: Cell): B {
    const { held } = board;
    if (held?.by !== 'pick') return board;
    return held.cell === undefined
      ? this.#aloft(board)
      : this.#moveTo(board, sum(this.#shown(board, held, held.cell), by));
  }

  /** Move a picked piece; it stays within the bounds of the ground unless it is larger than the ground. */
  #moveTo(board: B, cell: Cell): B {
    const { held } = board;
    if (held?.by !== 'pick') return board;
    return did({ ...board, held: { ...held, cell: this.#within(board, held, cell) } }, 'moved', held.piece);
  }

  /** The cell under the grabbed one as the board shows it: where it would land, which may be nearer than `cell`. */
  #shown(board: B, held: HeldOf<B>, cell: Cell): Cell {
    const { floor, landing } = this.#geometry;
    const land = landing(board, held);
    return land ? sum(floor(land.anchor), floor(cellAt(pieceOf(board, held.piece), held))) : cell;
  }

  /** The cell nearest to `cell` where the grabbed cell of the held piece can be without overhanging the ground. */
  #within(board: B, held: HeldOf<B>, cell: Cell): Cell {
    const { floor, ground } = this.#geometry;
    const piece = pieceOf(board, held.piece);
    const grabbed = floor(cellAt(piece, held));
    const cells = cellsOf(piece, held.orientation).map(floor);
    return sum(inside(cells, difference(cell, grabbed), ground(board)), grabbed);
  }

  #putBack(board: B, id: PieceId | undefined): B {
    if (id === undefined || !board.pieces.has(id)) return board;
    const orientation = board.held?.piece === id ? board.held.orientation : positionOf(board, id).orientation;
    return put<C, B>(board, id, { orientation, anchor: undefined }, 'returned');
  }

  /** Put the held piece back: on the board as it was, or in the tray in its current orientation. */
  #release(board: B): B {
    return board.held ? did(atRest(board), 'let-go', board.held.piece) : board;
  }

  #target(board: B): string {
    return `${board.held && this.#geometry.landing(board, board.held)?.anchor}`;
  }

  #isBeside(board: B, { piece, orientation }: HeldOf<B>, anchor: C): boolean {
    const { keys } = this.#geometry.ground(board);
    return !covered(pieceOf(board, piece), orientation, anchor).some((cell) =>
      keys.has(keyOf(this.#geometry.floor(cell))),
    );
  }
}

const put = <C extends Vec, B extends HoldingBoard<C, unknown>>(
  board: B,
  piece: PieceId,
  position: PositionOn<C>,
  action: BoardAction,
): B => placed<C, B>(board, piece, position, { action, piece });

/** The board with `last` set. */
export const did = <B extends BoardOn<Vec>>(
  board: B,
  action: BoardAction,
  piece: PieceId | undefined,
  details?: object,
): B => ({ ...board, last: { action, piece, ...details } });
