/** Cards of six symbols on the lattice: two rows of three, turned by quarters, never mirrored. */

import { type Cell, type CellKey, keyOf, sum } from '../common/cells.ts';

export type CardId = number;

/** A piece of the flat box, drawn small; how it is turned never counts. */
export type SymbolId = string;

export interface Card {
  readonly id: CardId;
  /** Six, as one reads: the upper row of three, then the lower one. */
  readonly symbols: readonly SymbolId[];
}

/** A card on the lattice; the anchor is its upper left cell in every turn. */
export interface Laid {
  readonly card: CardId;
  /** Quarter turns clockwise, 0 to 3. */
  readonly turn: number;
  readonly anchor: Cell;
}

/** Laid cards; their order means nothing. */
export type Layout = readonly Laid[];

export const TURNS = 4;
/** How many cards make a layout whole. Rule: K3. */
export const SIZE = 7;

const ROWS = 2;
const COLUMNS = 3;

/** By turn, the cells of a card's six symbols in their order, anchored at the origin. */
export const FOOTPRINTS: readonly (readonly Cell[])[] = footprints();

function footprints(): Cell[][] {
  const found: Cell[][] = [];
  let cells = Array.from(
    { length: ROWS * COLUMNS },
    (_, place): Cell => [Math.floor(place / COLUMNS), place % COLUMNS],
  );
  for (let turn = 0; turn < TURNS; turn += 1) {
    found.push(cells);
    const { rows } = sizeOf(turn);
    cells = cells.map(([row, column]): Cell => [column, rows - 1 - row]);
  }
  return found;
}

/** How many rows and columns a card covers. */
export function sizeOf(turn: number): { readonly rows: number; readonly columns: number } {
  return turn % 2 === 0 ? { rows: ROWS, columns: COLUMNS } : { rows: COLUMNS, columns: ROWS };
}

/** The turn after that many more quarters, clockwise or, if negative, counterclockwise. */
export const turned = (turn: number, quarters: number): number =>
  (((turn + quarters) % TURNS) + TURNS) % TURNS;

export function footprint(turn: number): readonly Cell[] {
  const cells = FOOTPRINTS[turn];
  if (cells === undefined) throw new RangeError(`a card is turned 0 to 3 times, not ${turn}`);
  return cells;
}

/** The cells of its six symbols, in the order of the symbols. */
export const covered = ({ turn, anchor }: Omit<Laid, 'card'>): Cell[] =>
  footprint(turn).map((cell) => sum(cell, anchor));

export type Faces = ReadonlyMap<CardId, Card>;

export const facesOf = (hand: readonly Card[]): Faces => new Map(hand.map((card) => [card.id, card]));

export function faceOf(faces: Faces, id: CardId): Card {
  const card = faces.get(id);
  if (card === undefined) throw new RangeError(`card ${id} is not of this hand`);
  return card;
}

/** The symbol on each cell that the placed card covers. */
export const shown = (laid: Omit<Laid, 'card'>, card: Card): Map<CellKey, SymbolId> =>
  new Map(covered(laid).map((cell, place) => [keyOf(cell), card.symbols[place] ?? '']));

/** Whether two layouts are the same, whatever the order of their cards. */
export const isSame = (one: Layout, other: Layout): boolean => textOf(one) === textOf(other);

/** A layout as text, the same for the same layout. */
export const textOf = (layout: Layout): string =>
  layout
    .map(({ card, turn, anchor }) => `${card}.${turn}.${keyOf(anchor)}`)
    .toSorted()
    .join(' ');
