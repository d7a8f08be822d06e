/** Cards on the lattice: six symbols in two rows of three, turned by quarters, never mirrored. */

import { type Cell, type CellKey, keyOf, sum } from '../common/cells.ts';

export type CardId = number;

/** A symbol: the id of a piece in the flat box. Its orientation does not matter. */
export type SymbolId = string;

export interface Card {
  readonly id: CardId;
  /** Six symbols in reading order: the upper row of three, then the lower one. */
  readonly symbols: readonly SymbolId[];
}

/** A placed card; its anchor is its upper left cell, however it is turned. */
export interface Laid {
  readonly card: CardId;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turn: number;
  readonly anchor: Cell;
}

/** Placed cards, in no particular order. */
export type Layout = readonly Laid[];

export const TURNS = 4;
/** The number of cards in a complete layout. Rule: K3. */
export const SIZE = 7;

const ROWS = 2;
const COLUMNS = 3;

/** By turn, the cell of each of the six symbols of a card anchored at the origin. */
export const FOOTPRINTS: readonly (readonly Cell[])[] = footprints();

function footprints(): Cell[][] {
  const found: Cell[][] = [];
  let cells = Array.from(
    { length: ROWS * COLUMNS },
    (_, index): Cell => [Math.floor(index / COLUMNS), index % COLUMNS],
  );
  for (let turn = 0; turn < TURNS; turn += 1) {
    found.push(cells);
    const { rows } = sizeOf(turn);
    cells = cells.map(([row, column]): Cell => [column, rows - 1 - row]);
  }
  return found;
}

/** The rows and columns that a card covers. */
export function sizeOf(turn: number): { readonly rows: number; readonly columns: number } {
  return turn % 2 === 0 ? { rows: ROWS, columns: COLUMNS } : { rows: COLUMNS, columns: ROWS };
}

/** The turn after more quarter turns: clockwise, or counterclockwise if negative. */
export const turned = (turn: number, quarters: number): number =>
  (((turn + quarters) % TURNS) + TURNS) % TURNS;

export function footprint(turn: number): readonly Cell[] {
  const cells = FOOTPRINTS[turn];
  if (cells === undefined) throw new RangeError(`a card is turned 0 to 3 times, not ${turn}`);
  return cells;
}

/** The cell of each of its six symbols. */
export const covered = ({ turn, anchor }: Omit<Laid, 'card'>): Cell[] =>
  footprint(turn).map((cell) => sum(cell, anchor));

export type Faces = ReadonlyMap<CardId, Card>;

export const facesOf = (hand: readonly Card[]): Faces => new Map(hand.map((card) => [card.id, card]));

export function faceOf(faces: Faces, id: CardId): Card {
  const card = faces.get(id);
  if (card === undefined) throw new RangeError(`card ${id} is not of this hand`);
  return card;
}

/** The symbol on each cell that a placed card covers. */
export const shown = (laid: Omit<Laid, 'card'>, card: Card): Map<CellKey, SymbolId> =>
  new Map(covered(laid).map((cell, place) => [keyOf(cell), card.symbols[place] ?? '']));

/** Whether two layouts are equal, regardless of the order of their cards. */
export const isSame = (one: Layout, other: Layout): boolean => textOf(one) === textOf(other);

/** The canonical text of a layout: equal for equal layouts. */
export const textOf = (layout: Layout): string =>
  layout
    .map(({ card, turn, anchor }) => `${card}.${turn}.${keyOf(anchor)}`)
    .toSorted()
    .join(' ');
