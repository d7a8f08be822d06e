/** Pieces of every kind: their names, and how one is held. */

export type PieceId = string;

/** An orientation of a piece, and the index of one of its cells. */
export interface Grip {
  readonly orientation: number;
  readonly index: number;
}
