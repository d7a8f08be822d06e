/** The id and the grip of a piece, for all kinds of pieces. */

export type PieceId = string;

/** An orientation of a piece, and the index of one of its cells. */
export interface Grip {
  readonly orientation: number;
  readonly index: number;
}
