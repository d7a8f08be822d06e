/** A box of cardboard pieces. */

import type { BoxOut } from '../common/box.ts';
import type { Cell } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import type { Piece } from './pieces.ts';

export type Box = ReadonlyMap<PieceId, Piece>;

export const boxOf = ({ pieces }: BoxOut): Box =>
  new Map(pieces.map((piece) => [piece.id, pieceFrom(piece)]));

function pieceFrom({
  id,
  color,
  orientations,
  turned,
  turned_back,
  flipped,
}: BoxOut['pieces'][number]): Piece {
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
