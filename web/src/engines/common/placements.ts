/** The state shared by all boards: placed pieces, the held piece and the undo history. Pure. */

import type { Grip, PieceId } from './pieces.ts';

/** A cell of any board: its coordinates, slowest-varying first. */
export type Vec = readonly number[];

/** The position of a piece: its least cell on `anchor`, or in the tray if that is undefined. */
export interface PositionOn<C extends Vec> {
  readonly orientation: number;
  readonly anchor: C | undefined;
}

export type PositionsOn<C extends Vec> = ReadonlyMap<PieceId, PositionOn<C>>;

/** The orientations of a piece, each with its least cell first. */
export interface Form<C extends Vec> {
  readonly id: PieceId;
  readonly orientations: readonly (readonly C[])[];
}

export interface BoardOn<C extends Vec> {
  readonly region: { readonly cells: readonly C[]; readonly keys: ReadonlySet<string> };
  readonly pieces: ReadonlyMap<PieceId, Form<C>>;
  readonly positions: PositionsOn<C>;
  readonly held: (Grip & { readonly piece: PieceId }) | undefined;
  readonly past: readonly PositionsOn<C>[];
  readonly future: readonly PositionsOn<C>[];
  readonly last: { readonly action: string; readonly piece: PieceId | undefined } | undefined;
}

/** A placement in the wire format. */
export interface PlacementOn {
  readonly piece: PieceId;
  readonly orientation: number;
  readonly anchor: number[];
}

export const keyOfVec = (cell: Vec): string => cell.join(',');

export const plus = <C extends Vec>(cell: C, by: C): C =>
  cell.map((at, axis) => at + (by[axis] ?? 0)) as unknown as C;

export const minus = <C extends Vec>(cell: C, by: C): C =>
  cell.map((at, axis) => at - (by[axis] ?? 0)) as unknown as C;

/** The initial state: every piece in the tray, none held. */
export function untouched<C extends Vec, P extends Form<C>>(pieces: readonly P[]) {
  return {
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    positions: new Map<PieceId, PositionOn<C>>(
      pieces.map(({ id }) => [id, { orientation: 0, anchor: undefined }]),
    ),
    held: undefined,
    past: [],
    future: [],
    last: undefined,
  };
}

export function pieceOf<P>(board: { readonly pieces: ReadonlyMap<PieceId, P> }, id: PieceId): P {
  const piece = board.pieces.get(id);
  if (piece === undefined) throw new RangeError(`no piece ${id} on this board`);
  return piece;
}

export function positionOf<L>(board: { readonly positions: ReadonlyMap<PieceId, L> }, id: PieceId): L {
  const position = board.positions.get(id);
  if (position === undefined) throw new RangeError(`no piece ${id} on this board`);
  return position;
}

export function cellsOf<C extends Vec>(piece: Form<C>, orientation: number): readonly C[] {
  const cells = piece.orientations[orientation];
  if (cells === undefined) throw new RangeError(`${piece.id} has no orientation ${orientation}`);
  return cells;
}

export function cellAt<C extends Vec>(piece: Form<C>, { orientation, index }: Grip): C {
  const cell = cellsOf(piece, orientation)[index];
  if (cell === undefined) throw new RangeError(`${piece.id} has no cell ${index}`);
  return cell;
}

/** The orientation of a piece, as held or else as placed. */
export const orientationOf = (board: BoardOn<Vec>, id: PieceId): number =>
  board.held?.piece === id ? board.held.orientation : positionOf(board, id).orientation;

/** The cells that a piece covers with its least cell on `anchor`. */
export const covered = <C extends Vec>(piece: Form<C>, orientation: number, anchor: C): readonly C[] =>
  cellsOf(piece, orientation).map((cell) => plus(cell, anchor));

/** The covered cells and the piece on each, without the piece `but`. */
export function taken<C extends Vec>(board: BoardOn<C>, but?: PieceId): ReadonlyMap<string, PieceId> {
  const found = new Map<string, PieceId>();
  for (const [id, { orientation, anchor }] of board.positions) {
    if (anchor === undefined || id === but) continue;
    for (const cell of covered(pieceOf(board, id), orientation, anchor)) found.set(keyOfVec(cell), id);
  }
  return found;
}

/** Whether the piece fits: inside the region and not on another piece. */
export function fits<C extends Vec>(board: BoardOn<C>, id: PieceId, orientation: number, anchor: C): boolean {
  const others = taken(board, id);
  return covered(pieceOf(board, id), orientation, anchor).every((cell) => {
    const key = keyOfVec(cell);
    return board.region.keys.has(key) && !others.has(key);
  });
}

/** Whether placed pieces cover every cell of the region. */
export const isCovered = (board: BoardOn<Vec>): boolean => taken(board).size === board.region.cells.length;

/** The placements on the board, for a claim. */
export function placements(board: BoardOn<Vec>): PlacementOn[] {
  return [...board.positions].flatMap(([piece, { orientation, anchor }]) =>
    anchor === undefined ? [] : [{ piece, orientation, anchor: [...anchor] }],
  );
}

/** The positions with one replaced. */
export const withPosition = <C extends Vec>(
  positions: PositionsOn<C>,
  id: PieceId,
  position: PositionOn<C>,
): PositionsOn<C> => new Map([...positions]).set(id, position);

/** Set the position of a piece and release the held one. Only these changes can be undone. */
export function placed<C extends Vec, B extends BoardOn<C>>(
  board: B,
  id: PieceId,
  position: PositionOn<C>,
  last: B['last'],
): B {
  const old = positionOf(board, id);
  const isSame = old.orientation === position.orientation && same(old.anchor, position.anchor);
  const stays = old.anchor === undefined && position.anchor === undefined;
  const after = { ...board, positions: withPosition(board.positions, id, position), held: undefined, last };
  return isSame || stays ? after : { ...after, past: [...board.past, board.positions], future: [] };
}

/** Put the held piece back: on the board as it was, or in the tray in its current orientation. */
export function atRest<B extends BoardOn<Vec>>(board: B): B {
  const { held } = board;
  if (!held) return board;
  const position = positionOf(board, held.piece);
  const orientation = position.anchor === undefined ? held.orientation : position.orientation;
  return {
    ...board,
    held: undefined,
    positions: withPosition(board.positions, held.piece, { ...position, orientation }),
  };
}

/** The board before the last change; the same board if there was none. */
export function undone<B extends BoardOn<Vec>>(board: B, last: B['last']): B {
  const positions = board.past.at(-1);
  if (positions === undefined) return board;
  return {
    ...board,
    positions,
    past: board.past.slice(0, -1),
    future: [board.positions, ...board.future],
    last,
  };
}

/** The board before the last undo, unless a piece is held. */
export function redone<B extends BoardOn<Vec>>(board: B, last: B['last']): B {
  const [positions, ...future] = board.future;
  if (positions === undefined || board.held) return board;
  return { ...board, positions, past: [...board.past, board.positions], future, last };
}

const same = (a: Vec | undefined, b: Vec | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && keyOfVec(a) === keyOfVec(b));

/** The index of the cell nearest to the center of a piece; keys and buttons turn the piece about it. */
export function middleOf(board: BoardOn<Vec>, id: PieceId, orientation: number): number {
  const cells = cellsOf(pieceOf(board, id), orientation);
  const mean = (cells[0] ?? []).map((_, axis) => total(cells.map((cell) => cell[axis] ?? 0)) / cells.length);
  const far = (cell: Vec) => Math.hypot(...cell.map((at, axis) => at - (mean[axis] ?? 0)));
  return cells.reduce((best, cell, index) => (far(cell) < far(cells[best] ?? cell) - 1e-9 ? index : best), 0);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
