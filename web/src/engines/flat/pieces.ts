/** Pieces as sent by the server: their orientations, and the result of each turn and flip. */

import { type Cell, difference } from '../common/cells.ts';
import type { Move } from '../common/gesture.ts';
import type { Grip, PieceId } from '../common/pieces.ts';
import { cellAt, cellsOf } from '../common/placements.ts';

export interface Piece {
  readonly id: PieceId;
  readonly color: string;
  /** The cells of each orientation, least cell first; a placement names an orientation by its index. */
  readonly orientations: readonly (readonly Cell[])[];
  /** By orientation, the one after a clockwise quarter turn. */
  readonly turned: readonly number[];
  readonly turnedBack: readonly number[];
  /** By orientation, its mirror image with left and right exchanged. */
  readonly flipped: readonly number[];
}

/** The length of the longest of the pieces, in cells: each is upright in one orientation, whose first row is 0. */
export const longestOf = (pieces: Iterable<Piece>): number =>
  Math.max(...[...pieces].flatMap(({ orientations }) => orientations.flat().map(([row]) => row + 1)));

/** The orientation after a move. */
export function after(piece: Piece, orientation: number, move: Move): number {
  const next = table(piece, move)[orientation];
  if (next === undefined) throw new RangeError(`${piece.id} has no orientation ${orientation}`);
  return next;
}

/**
 * The grip of the same cell after the piece is turned or flipped.
 *
 * The tables give the next orientation but not how its cells map, so this function computes the image of the
 * cell itself; a test checks it against the tables.
 */
export function regrip(piece: Piece, grip: Grip, move: Move): Grip {
  const orientation = after(piece, grip.orientation, move);
  const images = cellsOf(piece, grip.orientation).map((cell) => image(cell, move));
  const least = images.reduce((a, b) => (precedes(b, a) ? b : a));
  const wanted = difference(image(cellAt(piece, grip), move), least);
  const index = cellsOf(piece, orientation).findIndex(([r, c]) => r === wanted[0] && c === wanted[1]);
  return { orientation, index: Math.max(index, 0) };
}

function table(piece: Piece, move: Move): readonly number[] {
  switch (move) {
    case 'turn':
      return piece.turned;
    case 'turn-back':
      return piece.turnedBack;
    case 'flip':
      return piece.flipped;
    default:
      return move satisfies never;
  }
}

function image([row, column]: Cell, move: Move): Cell {
  switch (move) {
    case 'turn':
      return [column, -row];
    case 'turn-back':
      return [-column, row];
    case 'flip':
      return [row, -column];
    default:
      return move satisfies never;
  }
}

const precedes = (a: Cell, b: Cell): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
