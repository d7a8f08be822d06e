/** A box of pieces as `GET /api/boxes/{name}` gives it. */

import type { Cell } from '../common/cells.ts';
import type { SolidBox } from '../solid/box.ts';
import type { Piece, PieceId } from './pieces.ts';

export interface BoxOut {
  readonly name: string;
  readonly pieces: readonly PieceOut[];
}

interface PieceOut {
  readonly id: PieceId;
  readonly color: string;
  readonly orientations: readonly (readonly (readonly number[])[])[];
  readonly turned: readonly number[];
  readonly turned_back: readonly number[];
  readonly flipped: readonly number[];
}

export type Box = ReadonlyMap<PieceId, Piece>;

/** Pieces of cardboard, or blocks. */
export type AnyBox = Box | SolidBox;

/** Whether the box holds blocks. */
export const isSolidBox = (box: AnyBox): box is SolidBox =>
  [...box.values()].every((piece) => 'mark' in piece);

export const boxOf = ({ pieces }: BoxOut): Box =>
  new Map(pieces.map((piece) => [piece.id, pieceFrom(piece)]));

function pieceFrom({ id, color, orientations, turned, turned_back, flipped }: PieceOut): Piece {
  return {
    id,
    color,
    orientations: orientations.map((cells) => cells.map(flat)),
    turned,
    turnedBack: turned_back,
    flipped,
  };
}

function flat([row, column]: readonly number[]): Cell {
  if (row === undefined || column === undefined) throw new RangeError('a flat cell has a row and a column');
  return [row, column];
}
