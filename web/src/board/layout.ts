/** Where the card and the tray lie on the mat, for a mat of any size. */

import type { Point } from './cells.ts';

export interface Layout {
  /** The side of a cell in pixels. */
  readonly cell: number;
  /** The mat in cells; the card's first cell is at the origin. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The card with its rim, in cells. */
  readonly card: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The middle of each place in the tray, in cells. */
  readonly slots: readonly Point[];
  /** The side of a place in the tray, in cells. */
  readonly slot: number;
  /** How large pieces lie in the tray; on the board: 1. */
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const RIM = 0.55;
const GAP = 0.3;
/** The longest piece, with air. */
const LONGEST = 4.3;
const LARGEST_CELL = 104;
const LARGEST_SCALE = 0.72;

/** The arrangement, tray below or tray beside, that gives the larger cells. */
export function layout(rows: number, columns: number, count: number, mat: Size): Layout {
  const card = { width: columns + 2 * RIM, height: rows + 2 * RIM };
  const tries = [
    below(card, count, count),
    below(card, count, Math.ceil(count / 2)),
    beside(card, count, 1),
    beside(card, count, 2),
  ];
  const fitted = tries.map((plan) => fit(plan, card, mat));
  return fitted.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** Cells on the board matter most, but pieces in the tray must stay large enough for a finger. */
const worth = ({ cell, scale }: Layout): number => cell + 0.9 * Math.min(cell * scale, 30);

interface Plan {
  readonly width: number;
  readonly height: number;
  readonly slot: number;
  readonly slots: readonly Point[];
}

function below(card: Size, count: number, across: number): Plan {
  const lines = Math.ceil(count / across);
  const slot = Math.min(card.width / across, LONGEST * LARGEST_SCALE);
  const left = (card.width - slot * across) / 2;
  const slots = grid(count, across, slot, left, card.height + GAP);
  return { width: card.width, height: card.height + GAP + lines * slot, slot, slots };
}

function beside(card: Size, count: number, across: number): Plan {
  const lines = Math.ceil(count / across);
  const slot = Math.min(card.height / lines, LONGEST * LARGEST_SCALE);
  const top = (card.height - slot * lines) / 2;
  const slots = grid(count, across, slot, card.width + GAP, top);
  return { width: card.width + GAP + across * slot, height: card.height, slot, slots };
}

function grid(count: number, across: number, slot: number, left: number, top: number): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: left + slot * ((index % across) + 0.5),
    y: top + slot * (Math.floor(index / across) + 0.5),
  }));
}

/** The plan, as large as the mat allows, in its middle; plans count from the card's corner. */
function fit(plan: Plan, card: Size, mat: Size): Layout {
  const cell = Math.max(Math.min(mat.width / plan.width, mat.height / plan.height, LARGEST_CELL), 1);
  const width = mat.width / cell;
  const height = mat.height / cell;
  return {
    cell,
    box: { x: -RIM - (width - plan.width) / 2, y: -RIM - (height - plan.height) / 2, width, height },
    card: { x: -RIM, y: -RIM, ...card },
    slots: plan.slots.map(({ x, y }) => ({ x: x - RIM, y: y - RIM })),
    slot: plan.slot,
    scale: Math.min(plan.slot / LONGEST, LARGEST_SCALE),
  };
}
