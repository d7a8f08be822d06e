/** A box of blocks, built from the response of `GET /api/boxes/{name}`. */

import type { BoxOut } from '../common/box.ts';
import type { PieceId } from '../common/pieces.ts';
import { type Block, blockOf } from './blocks.ts';
import type { Cube } from './space.ts';

export type SolidBox = ReadonlyMap<PieceId, Block>;

const A = 'A'.charCodeAt(0);

/** The blocks of a box, marked A, B, C and so on in its order. */
export const solidBoxOf = ({ pieces }: Pick<BoxOut, 'pieces'>): SolidBox =>
  new Map(
    pieces.map(({ id, color, orientations }, number) => [
      id,
      blockOf(id, color, String.fromCharCode(A + number), orientations.map(cubesOf)),
    ]),
  );

const cubesOf = (cells: readonly (readonly number[])[]): Cube[] => cells.map(solid);

function solid([layer, row, column]: readonly number[]): Cube {
  if (layer === undefined || row === undefined || column === undefined)
    throw new RangeError('a solid cell has a layer, a row and a column');
  return [layer, row, column];
}
