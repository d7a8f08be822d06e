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

/** With more pieces than this, as in a whole box, trays of several rows are tried as well. */
const MANY = 5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The width of a card's rim, in cells. */
export const RIM = 0.55;
const GAP = 0.3;
/** The length of the longest piece with padding, in cells. */
const LONGEST = 4.55;
const LARGEST_CELL = 140;
const LARGEST_SCALE = 0.7;
/** The side of a cell that is easy to touch, in pixels. */
const FINGER = 26;

/** The slot sizes to try, in cells. */
const SLOTS: readonly number[] = [1.5, 1.6, 1.75, 1.9, 2.05, 2.2, 2.4, 2.6, 2.8, LONGEST * LARGEST_SCALE];

/** The layout, with the tray below or beside the card, that makes cells and tray pieces largest. */
export function matLayout(rows: number, columns: number, count: number, mat: Size): MatLayout {
  const card = { width: columns + 2 * RIM, height: rows + 2 * RIM };
  const plans = SLOTS.flatMap((slot) => [
    below(card, count, count, slot),
    below(card, count, count < 4 ? count : 2, slot),
    beside(card, count, 1, slot),
    beside(card, count, count < 4 ? 1 : 2, slot),
    ...(count > MANY
      ? [below(card, count, 4, slot), below(card, count, 6, slot), beside(card, count, 3, slot)]
      : []),
  ]);
  return plans
    .map((plan) => fit(plan, card, mat))
    .reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** Board cells count most, but tray pieces must be large enough to touch. */
const worth = ({ cell, scale }: MatLayout): number =>
  cell * (1 + 0.5 * scale) + Math.min(cell * scale, FINGER);

interface Plan extends Size {
  /** The card's top left corner in the plan. */
  readonly corner: Point;
  readonly slot: number;
  readonly slots: readonly Point[];
}

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

function grid(count: number, across: number, slot: number, left: number, top: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: left + slot * ((index % across) + 0.5),
    y: top + slot * (Math.floor(index / across) + 0.5),
  }));
}

/** The plan scaled to fit the mat and centered on it, relative to the card's first cell. */
function fit(plan: Plan, card: Size, mat: Size): MatLayout {
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
    scale: Math.min(plan.slot / LONGEST, LARGEST_SCALE),
  };
}
