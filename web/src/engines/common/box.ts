/** A box of pieces, as returned by `GET /api/boxes/{name}`. */

import type { PieceId } from './pieces.ts';

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
