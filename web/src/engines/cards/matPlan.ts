/** The areas of the lattice and the hand on a mat of any size, in pixels. */

import type { Cell, Point } from '../common/cells.ts';
import { covered, sizeOf } from './card.ts';
import type { CardTable } from './table.ts';

/** A part of the lattice, in cells. */
export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Slot extends Point {
  /** In degrees: a hand is held as a fan. */
  readonly angle: number;
}

export interface MatPlan {
  /** The lattice's part of the mat. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The side of a cell. */
  readonly cell: number;
  /** Where the upper left corner of the cell in row 0, column 0 is. */
  readonly origin: Point;
  /** The middle of each card in the hand, one after the other. */
  readonly slots: readonly Slot[];
  /** The side of a cell of a card in the hand. */
  readonly small: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Free cells around the placed cards, for the next card. */
const MARGIN = 2;
/** So that the first cards are not giants. */
const LEAST = { rows: 7, columns: 8 };
export const LARGEST_CELL = 76;
/** A place in the hand, in cells of its card. */
const SLOT = { width: 3.3, height: 2.62 };
/** An upright card in the hand is drawn smaller by this. */
export const UPRIGHT = 0.8;
const LARGEST_SMALL = 44;
const GAP = 8;

/** The visible part of the lattice: all placed cards, and room around them; never less than a few cards need. */
export function extentOf(cells: readonly Cell[], margin = MARGIN, least = LEAST): Extent {
  const span = (axis: 0 | 1, needed: number): [number, number] => {
    const places = cells.map((cell) => cell[axis]);
    const from = cells.length > 0 ? Math.min(...places) - margin : 0;
    const to = cells.length > 0 ? Math.max(...places) + 1 + margin : 2;
    const missing = Math.max(needed - (to - from), 0);
    return [from - missing / 2, to - from + missing];
  };
  const [top, rows] = span(0, least.rows);
  const [left, columns] = span(1, least.columns);
  return { top, left, rows, columns };
}

/** The cells that the frame must show: those of placed cards, and of a picked card that hovers. */
export function seenCells(table: CardTable): Cell[] {
  const { held, layout } = table;
  const hovering = held?.by === 'pick' && held.anchor !== undefined ? [{ ...held, anchor: held.anchor }] : [];
  return [...layout, ...hovering].flatMap(covered);
}

/** How much of the lattice seven cards need: with it in mind the hand is arranged, so that it stays where it is. */
const NOMINAL: Extent = { top: 0, left: 0, rows: 11, columns: 12 };

/** The frame as large as there is room beside the hand; how that is arranged follows from the mat alone. */
export function matPlanOf(frame: Extent, count: number, mat: Size): MatPlan {
  const best = [1, 2, 3]
    .flatMap((lines) => [below(count, lines, mat), beside(count, lines, mat)])
    .reduce((soFar, next) => (worth(next) > worth(soFar) ? next : soFar));
  return { ...best, ...fitted(frame, best.area) };
}

type Arrangement = Omit<MatPlan, 'cell' | 'origin'>;

/** The side of a cell on which a symbol is easily read: beyond it, larger is hardly better. */
const READABLE = { positions: 46, held: 25 };
/** A fan is worth some pixels: a hand is held before its player, not beside. */
const FANNED = 5;

function worth({ area, small, slots }: Arrangement): number {
  const { cell } = fitted(NOMINAL, area);
  const isFanned = slots.some(({ angle }) => angle !== 0);
  const positions = Math.min(cell, READABLE.positions) + 0.2 * cell;
  const held = 2.2 * Math.min(small, READABLE.held) + 0.3 * small;
  return positions + held + (isFanned ? FANNED : 0);
}

function below(count: number, lines: number, mat: Size): Arrangement {
  const across = Math.ceil(count / lines);
  const small = Math.min(
    mat.width / (across * SLOT.width),
    (mat.height * 0.4) / (lines * SLOT.height),
    LARGEST_SMALL,
  );
  const tall = lines * SLOT.height * small;
  const area = { x: 0, y: 0, width: mat.width, height: Math.max(mat.height - tall - GAP, 1) };
  const slots = rows(count, across, small, { x: 0, y: area.height + GAP, width: mat.width }, true);
  return { area, small, slots };
}

function beside(count: number, lines: number, mat: Size): Arrangement {
  const down = Math.ceil(count / lines);
  const small = Math.min(
    mat.height / (down * SLOT.height),
    (mat.width * 0.42) / (lines * SLOT.width),
    LARGEST_SMALL,
  );
  const wide = lines * SLOT.width * small;
  const area = { x: 0, y: 0, width: Math.max(mat.width - wide - GAP, 1), height: mat.height };
  const top = (mat.height - down * SLOT.height * small) / 2;
  const slots = rows(count, lines, small, { x: area.width + GAP, y: top, width: wide }, false);
  return { area, small, slots };
}

const FAN = 1.3;
const SAG = 0.016;

/** Lines of cards, a shorter one in the middle; fanned, each is a flat arc. */
function rows(
  count: number,
  across: number,
  small: number,
  box: Point & { readonly width: number },
  isFanned: boolean,
): Slot[] {
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / across);
    const length = Math.min(across, count - line * across);
    const off = (index % across) - (length - 1) / 2;
    return {
      x: box.x + box.width / 2 + off * SLOT.width * small,
      y: box.y + (line + 0.5) * SLOT.height * small + (isFanned ? (off * off - length / 2) * SAG * small : 0),
      angle: isFanned ? off * FAN : 0,
    };
  });
}

/** The frame as large as the area allows, in its middle. */
function fitted(
  { top, left, rows: tall, columns }: Extent,
  area: MatPlan['area'],
): Pick<MatPlan, 'cell' | 'origin'> {
  const cell = Math.max(Math.min(area.width / columns, area.height / tall, LARGEST_CELL), 1);
  return {
    cell,
    origin: {
      x: area.x + (area.width - columns * cell) / 2 - left * cell,
      y: area.y + (area.height - tall * cell) / 2 - top * cell,
    },
  };
}

/** From pixels of the mat to cells of the lattice. */
export const cellsAt = ({ origin, cell }: MatPlan, { x, y }: Point): Point => ({
  x: (x - origin.x) / cell,
  y: (y - origin.y) / cell,
});

/** From cells of the lattice to pixels of the mat. */
export const pixelsAt = ({ origin, cell }: MatPlan, { x, y }: Point): Point => ({
  x: origin.x + x * cell,
  y: origin.y + y * cell,
});

export const isIn = ({ area }: MatPlan, { x, y }: Point): boolean =>
  x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;

/** From a card's upper left corner to its middle, in cells. */
export function middleOf(turn: number): Point {
  const { rows: tall, columns } = sizeOf(turn);
  return { x: columns / 2, y: tall / 2 };
}
