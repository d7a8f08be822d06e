/** The layout of the lattice and the hand on a mat of any size, in pixels. */

import type { Cell, Point } from '../common/cells.ts';
import { covered, SIZE, sizeOf } from './card.ts';
import type { CardTable } from './table.ts';

/** A part of the lattice, in cells. */
export interface Extent {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Slot extends Point {
  /** The angle in the fan, in degrees. */
  readonly angle: number;
}

export interface MatPlan {
  /** The area of the lattice. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The side of a cell. */
  readonly cell: number;
  /** The upper left corner of the cell in row 0, column 0. */
  readonly origin: Point;
  /** The center of each card in the hand, in order. */
  readonly slots: readonly Slot[];
  /** The side of a cell on a card in the hand. */
  readonly small: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Free cells around the placed cards, for the next card; fewer once there is none. */
const MARGIN = 2;
const FULL_MARGIN = 1;
/** The minimum extent, so that the first cards are not too large. */
const LEAST = { rows: 7, columns: 8 };
export const LARGEST_CELL = 76;
/** The size of a slot in the hand, in cells of its card. */
const SLOT = { width: 3.3, height: 2.62 };
/** The scale of upright cards in the hand. */
export const UPRIGHT = 0.8;
const LARGEST_SMALL = 44;
/** Above this side of a cell, the hand leaves the lattice cells that can be touched: WCAG 2.5.8. */
const SMALLEST_SMALL = 20;
const TOUCHABLE_CELL = 24;
const GAP = 8;

/** The extent of the cards on the lattice. */
export const frameOf = (table: CardTable): Extent =>
  extentOf(seenCells(table), table.layout.length < SIZE ? MARGIN : FULL_MARGIN);

/** The extent around `cells` with a margin, and at least as large as `least`. */
export function extentOf(cells: readonly Cell[], margin = MARGIN, least = LEAST): Extent {
  const span = (axis: 0 | 1, needed: number): [number, number] => {
    const indices = cells.map((cell) => cell[axis]);
    const from = cells.length > 0 ? Math.min(...indices) - margin : 0;
    const to = cells.length > 0 ? Math.max(...indices) + 1 + margin : 2;
    const missing = Math.max(needed - (to - from), 0);
    return [from - missing / 2, to - from + missing];
  };
  const [top, rows] = span(0, least.rows);
  const [left, columns] = span(1, least.columns);
  return { top, left, rows, columns };
}

/** The cells that must be visible: those of placed cards and of a hovering picked card. */
export function seenCells(table: CardTable): Cell[] {
  const { held, layout } = table;
  const hovering = held?.by === 'pick' && held.anchor !== undefined ? [{ ...held, anchor: held.anchor }] : [];
  return [...layout, ...hovering].flatMap(covered);
}

/** The extent of seven cards. The hand is arranged for it, so that it does not move as the layout grows. */
const NOMINAL: Extent = { top: 0, left: 0, rows: 11, columns: 12 };

/** Fit `frame` into the room left by the hand, whose arrangement depends on the mat alone. */
export function matPlanOf(frame: Extent, count: number, mat: Size): MatPlan {
  const best = [1, 2, 3]
    .flatMap((lines) => [below(count, lines, mat), beside(count, lines, mat)])
    .reduce((soFar, next) => (worth(next) > worth(soFar) ? next : soFar));
  return { ...best, ...fitted(frame, best.area) };
}

type Arrangement = Omit<MatPlan, 'cell' | 'origin'>;

/** The cell sizes at which symbols are easy to read, in pixels; larger ones add little. */
const READABLE = { positions: 46, held: 25 };
/** The bonus of a fanned hand, in pixels: a hand below the lattice is preferred to one beside it. */
const FANNED = 5;
/** The bonus if the first cards have cells that can be touched. */
const TOUCHABLE = 30;

function worth({ area, small, slots }: Arrangement): number {
  const { cell } = fitted(NOMINAL, area);
  const isFanned = slots.some(({ angle }) => angle !== 0);
  const positions = Math.min(cell, READABLE.positions) + 0.2 * cell;
  const held = 2.2 * Math.min(small, READABLE.held) + 0.3 * small;
  const isTouchable = fitted({ top: 0, left: 0, ...LEAST }, area).cell >= TOUCHABLE_CELL;
  return positions + held + (isFanned ? FANNED : 0) + (isTouchable ? TOUCHABLE : 0);
}

function below(count: number, lines: number, mat: Size): Arrangement {
  const across = Math.ceil(count / lines);
  const small = Math.min(
    mat.width / (across * SLOT.width),
    (mat.height * 0.4) / (lines * SLOT.height),
    LARGEST_SMALL,
    Math.max((mat.height - GAP - TOUCHABLE_CELL * LEAST.rows) / (lines * SLOT.height), SMALLEST_SMALL),
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

/** The slots of rows of cards, each centered; a fanned row is a shallow arc. */
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

/** The frame scaled to fit the area and centered on it. */
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

/** Convert pixels of the mat to cells of the lattice. */
export const cellsAt = ({ origin, cell }: MatPlan, { x, y }: Point): Point => ({
  x: (x - origin.x) / cell,
  y: (y - origin.y) / cell,
});

/** The path of dots at the corners of the visible cells. */
export function dotsOf(plan: MatPlan): string {
  const { x, y, width, height } = plan.area;
  const [from, to] = [cellsAt(plan, { x, y }), cellsAt(plan, { x: x + width, y: y + height })];
  const columns = wholeNumbers(from.x, to.x);
  return wholeNumbers(from.y, to.y)
    .flatMap((row) => columns.map((column) => `M${column},${row}h0`))
    .join('');
}

const wholeNumbers = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(Math.floor(to) - Math.ceil(from) + 1, 0) },
    (_, index) => Math.ceil(from) + index,
  );

/** Convert cells of the lattice to pixels of the mat. */
export const pixelsAt = ({ origin, cell }: MatPlan, { x, y }: Point): Point => ({
  x: origin.x + x * cell,
  y: origin.y + y * cell,
});

export const isIn = ({ area }: MatPlan, { x, y }: Point): boolean =>
  x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;

/** The offset from the upper left corner of a card to its center, in cells. */
export function middleOf(turn: number): Point {
  const { rows: tall, columns } = sizeOf(turn);
  return { x: columns / 2, y: tall / 2 };
}
