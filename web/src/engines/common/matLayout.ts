/** The layout of the card and the tray on a mat of any size. */

import type { Point } from './cells.ts';

export interface MatLayout {
  /** The side of a cell, in pixels. */
  readonly cell: number;
  /** The mat, in cells; the origin is the top left corner of the card's first cell. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The card with its rim, in cells. */
  readonly card: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The center of each tray slot, in cells. */
  readonly slots: readonly Point[];
  /** The side of a tray slot, in cells. */
  readonly slot: number;
  /** The scale of pieces in the tray, relative to the board. */
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The width of a card's rim, in cells. */
export const RIM = 0.55;
const GAP = 0.3;
/** The padding of a piece in its slot, in cells. */
export const PADDING = 0.4;
/** The length of the longest piece with padding, in cells. */
const LONGEST = 4 + PADDING;
const LARGEST_CELL = 140;
const LARGEST_SCALE = 0.7;
/** The side of a cell that is easy to touch, in pixels. */
const FINGER = 26;
/** What a tray of several rows or columns must gain, in pixels: it leaves smaller cards less room. */
const GAIN = 3;

/** The slot sizes to try, in cells. */
const SLOTS: readonly number[] = [1.5, 1.6, 1.75, 1.9, 2.05, 2.2, 2.4, 2.6, 2.8, LONGEST * LARGEST_SCALE];

interface Way {
  /** Whether the tray is beside the card, not below it. */
  readonly isBeside?: boolean;
  /** The slots in a row of the tray. */
  readonly across: number;
}

/** The largest card of the boxes: on any other, the tray has the same scale. */
const LARGEST: Size = { width: 6 + 2 * RIM, height: 5 + 2 * RIM };

/** The layout of a flat board: the slots of the tray are as large, and where they are, on all boards of a game. */
export function flatLayout(rows: number, columns: number, count: number, mat: Size): MatLayout {
  const card = cardOf(rows, columns);
  const largest = {
    width: Math.max(card.width, LARGEST.width),
    height: Math.max(card.height, LARGEST.height),
  };
  const [way, own] = best(largest, count, mat);
  // No larger for four pieces than for three.
  const [, { slot: most, cell }] = best(largest, 3, mat);
  const side = Math.min(own.slot * own.cell, most * cell);
  return fit(planned(card, count, way, side / cellBeside(card, count, way, side, mat)), card, mat);
}

/**
 * The layout, with the tray below or beside the card, that makes cells and tray pieces largest.
 *
 * `longest` is the length of the longest piece with padding, in cells.
 */
export const matLayout = (
  rows: number,
  columns: number,
  count: number,
  mat: Size,
  longest = LONGEST,
): MatLayout => best(cardOf(rows, columns), count, mat, longest)[1];

const cardOf = (rows: number, columns: number): Size => ({
  width: columns + 2 * RIM,
  height: rows + 2 * RIM,
});

function best(card: Size, count: number, mat: Size, longest = LONGEST): readonly [Way, MatLayout] {
  const ways = [
    ...[count, 2, 4, 6].map((across) => ({ across })),
    ...[1, 2, 3].map((across) => ({ isBeside: true, across })),
  ];
  const found = ways.map((way) => {
    const layouts = SLOTS.map((slot) => fit(planned(card, count, way, slot), card, mat, longest));
    return [way, layouts.reduce((a, b) => (worth(b) > worth(a) ? b : a))] as const;
  });
  return found.reduce((a, b) => (worth(b[1]) > worth(a[1]) + GAIN ? b : a));
}

/** The side of the cells of a card beside a tray with slots of that side, all in pixels. */
function cellBeside(card: Size, count: number, { isBeside, across }: Way, side: number, mat: Size): number {
  const down = Math.ceil(count / across);
  const cell = isBeside
    ? Math.min(mat.height / card.height, (mat.width - across * side) / (card.width + GAP))
    : Math.min(mat.width / card.width, (mat.height - down * side) / (card.height + GAP));
  return Math.max(Math.min(cell, LARGEST_CELL), 1);
}

/** Board cells count most, but tray pieces must be large enough to touch. */
const worth = ({ cell, scale }: MatLayout): number =>
  cell * (1 + 0.8 * scale) + Math.min(cell * scale, FINGER);

interface Plan extends Size {
  /** The card's top left corner in the plan. */
  readonly corner: Point;
  readonly slot: number;
  readonly slots: readonly Point[];
}

const planned = (card: Size, count: number, { isBeside, across }: Way, slot: number): Plan =>
  isBeside ? beside(card, count, across, slot) : below(card, count, across, slot);

function below(card: Size, count: number, across: number, slot: number): Plan {
  const width = Math.max(card.width, slot * across);
  const corner = { x: (width - card.width) / 2, y: 0 };
  const slots = grid(count, across, slot, (width - slot * across) / 2, card.height + GAP);
  return { width, height: card.height + GAP + Math.ceil(count / across) * slot, corner, slot, slots };
}

function beside(card: Size, count: number, across: number, slot: number): Plan {
  const tall = Math.ceil(count / across) * slot;
  const height = Math.max(card.height, tall);
  const corner = { x: 0, y: (height - card.height) / 2 };
  const slots = grid(count, across, slot, card.width + GAP, (height - tall) / 2);
  return { width: card.width + GAP + across * slot, height, corner, slot, slots };
}

/** The centers of slots in rows; the last row, if it is shorter, is in the middle. */
function grid(count: number, across: number, slot: number, left: number, top: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const free = Math.max((row + 1) * across - count, 0) / 2;
    return { x: left + slot * (free + (index % across) + 0.5), y: top + slot * (row + 0.5) };
  });
}

/** The plan scaled to fit the mat and centered on it, relative to the card's first cell. */
function fit(plan: Plan, card: Size, mat: Size, longest = LONGEST): MatLayout {
  const cell = Math.max(Math.min(mat.width / plan.width, mat.height / plan.height, LARGEST_CELL), 1);
  const width = mat.width / cell;
  const height = mat.height / cell;
  const origin = { x: plan.corner.x + RIM, y: plan.corner.y + RIM };
  return {
    cell,
    box: {
      x: -origin.x - (width - plan.width) / 2,
      y: -origin.y - (height - plan.height) / 2,
      width,
      height,
    },
    card: { x: -RIM, y: -RIM, ...card },
    slots: plan.slots.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })),
    slot: plan.slot,
    scale: Math.min(plan.slot / longest, LARGEST_SCALE),
  };
}
