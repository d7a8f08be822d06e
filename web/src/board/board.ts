/** The board as a value: what lies where, what is held, what can be undone. */

import { type Cell, type CellKey, keyOf, type Point, type Region, sum } from './cells.ts';
import { cellsOf, type Grip, type Piece, type PieceId } from './pieces.ts';

/** How a piece lies: in the tray where it has no anchor, else with its least cell on that cell. */
export interface Lie {
  readonly orientation: number;
  readonly anchor: Cell | undefined;
}

export type Lying = ReadonlyMap<PieceId, Lie>;

/** A piece under a pointer: it follows continuously, the grabbed cell under the cursor. */
export interface Dragged extends Grip {
  readonly by: 'drag';
  readonly piece: PieceId;
  readonly at: Point;
  /** Where in the grabbed cell the pointer took hold, 0 to 1 each way. */
  readonly hold: Point;
  /** How many cells the piece floats above a finger. */
  readonly clear: number;
}

/** A piece picked by a click or a key: it moves cell by cell. */
export interface Picked extends Grip {
  readonly by: 'pick';
  readonly piece: PieceId;
  /** The cell under the grabbed cell; undefined: the piece is picked but has not moved. */
  readonly cell: Cell | undefined;
}

export type Held = Dragged | Picked;

/** What the last gesture did: for ears, live regions and animations. */
export type Deed =
  | 'lifted'
  | 'picked'
  | 'turned'
  | 'turned-back'
  | 'flipped'
  | 'moved'
  | 'placed'
  | 'refused'
  | 'returned'
  | 'let-go'
  | 'undone'
  | 'redone';

export interface Happening {
  readonly deed: Deed;
  readonly piece: PieceId | undefined;
}

export interface Board {
  readonly region: Region;
  readonly pieces: ReadonlyMap<PieceId, Piece>;
  readonly lying: Lying;
  readonly held: Held | undefined;
  readonly past: readonly Lying[];
  readonly future: readonly Lying[];
  readonly last: Happening | undefined;
}

/** A placement as the server wants it. */
export interface Placement {
  readonly piece: PieceId;
  readonly orientation: number;
  readonly anchor: [number, number];
}

/** A board with all its pieces in the tray. */
export function fresh(region: Region, pieces: readonly Piece[]): Board {
  return {
    region,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    lying: new Map(pieces.map((piece) => [piece.id, { orientation: 0, anchor: undefined }])),
    held: undefined,
    past: [],
    future: [],
    last: undefined,
  };
}

export function pieceOf(board: Board, id: PieceId): Piece {
  const piece = board.pieces.get(id);
  if (piece === undefined) throw new RangeError(`no piece ${id} on this board`);
  return piece;
}

export function lieOf(board: Board, id: PieceId): Lie {
  const lie = board.lying.get(id);
  if (lie === undefined) throw new RangeError(`no piece ${id} on this board`);
  return lie;
}

/** The cells of a piece in an orientation with its least cell on `anchor`. */
export const covered = (piece: Piece, orientation: number, anchor: Cell): readonly Cell[] =>
  cellsOf(piece, orientation).map((cell) => sum(cell, anchor));

/** The cells under the pieces that lie on the board, and which piece it is; `but` is left out. */
export function taken(board: Board, but?: PieceId): ReadonlyMap<CellKey, PieceId> {
  const found = new Map<CellKey, PieceId>();
  for (const [id, { orientation, anchor }] of board.lying) {
    if (anchor === undefined || id === but) continue;
    for (const cell of covered(pieceOf(board, id), orientation, anchor)) found.set(keyOf(cell), id);
  }
  return found;
}

/** Whether the piece fits there: inside the region, on nothing else. */
export function fits(board: Board, id: PieceId, orientation: number, anchor: Cell): boolean {
  const others = taken(board, id);
  return covered(pieceOf(board, id), orientation, anchor).every((cell) => {
    const key = keyOf(cell);
    return board.region.keys.has(key) && !others.has(key);
  });
}

/** Whether every cell of the region is covered by pieces that lie: time to call. */
export const isCovered = (board: Board): boolean => taken(board).size === board.region.cells.length;

/** What lies on the board, for a claim. */
export function placements(board: Board): Placement[] {
  return [...board.lying].flatMap(([piece, { orientation, anchor }]) =>
    anchor === undefined ? [] : [{ piece, orientation, anchor: [anchor[0], anchor[1]] }],
  );
}
