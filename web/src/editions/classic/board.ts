/** The gem board as numbers: positions of fields, pawns and gems, and the holes that were emptied. */

import type { Color, Taken } from '../../net/wire.gen.ts';

export const ROWS = 6;
export const HOLES = 12;
/** How many gems one taking is. Rule: C5. */
export const HANDFUL = 2;

/** All measures are in widths of a hole. */
export interface GemBoardPlan {
  readonly width: number;
  readonly height: number;
  /** From one row to the next. */
  readonly pitch: number;
}

/** Room at the edges of the board, and the width of a red field. */
export const EDGE = 0.35;
export const FIELD = 2.3;
const GAP = 0.3;
const WIDTH = EDGE + FIELD + GAP + HOLES + EDGE;
const LEAST_PITCH = 0.94;
const MOST_PITCH = 1.5;
const PAWN = 0.95;
/** Right of the number: the distance of one pawn from the middle of the field, and of several. */
const BESIDE_NUMBER = 0.16;
const TWO_BESIDE_NUMBER = 0.3;
/** In a low row: small enough to be side by side, right of the number; four overlap a little. */
const THREE = { scale: 0.7, step: 0.61, x: 0.23 };
const FOUR = { scale: 0.64, step: 0.44, x: 0.26 };
/** Rows as high as this have room for pawns above one another. */
const TWO_BY_TWO = 1.6;
/** Pixels: rows are as high as a finger if there is room for that. */
const FINGER = 50;

/** As high as the room allows; rows neither overlap nor are far apart. */
export function gemBoardPlan({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): GemBoardPlan {
  const unit = width / WIDTH;
  if (unit === 0) return { width: WIDTH, height: 2 * EDGE + ROWS, pitch: 1 };
  const wanted = (height / unit - 2 * EDGE) / ROWS;
  const most = Math.max(MOST_PITCH, FINGER / unit);
  const pitch = Math.min(Math.max(wanted, LEAST_PITCH), most);
  return { width: WIDTH, height: 2 * EDGE + ROWS * pitch, pitch };
}

export const rowMiddle = ({ pitch }: GemBoardPlan, row: number): number => EDGE + (row + 0.5) * pitch;
export const holeMiddle = (hole: number): number => EDGE + FIELD + GAP + hole + 0.5;

export interface PawnSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The positions of the pawns: side by side if they share a field, smaller if there are many and rows are low. */
export function pawnSpots(
  plan: GemBoardPlan,
  pawns: readonly (number | null)[],
): readonly (PawnSpot | undefined)[] {
  return pawns.map((row, index) => {
    if (row === null) return undefined;
    const sharing = pawns.flatMap((other, at) => (other === row ? [at] : []));
    const { x, y, scale } = besideOthers(plan, sharing.indexOf(index), sharing.length);
    return { x: EDGE + FIELD / 2 + x, y: rowMiddle(plan, row) + y, scale };
  });
}

/** The distance of the nth of several pawns from the middle of the field, to the right of the row's number. */
function besideOthers({ pitch }: GemBoardPlan, nth: number, count: number): PawnSpot {
  if (count === 1) return { x: BESIDE_NUMBER, y: 0, scale: 1 };
  if (count === 2) return { x: TWO_BESIDE_NUMBER + (nth - 0.5) * PAWN, y: 0, scale: 1 };
  if (pitch > TWO_BY_TWO) {
    const isLone = nth === 2 && count === 3;
    const x = TWO_BESIDE_NUMBER + (isLone ? 0 : ((nth % 2) - 0.5) * PAWN);
    return { x, y: (Math.floor(nth / 2) - 0.5) * Math.min(pitch * 0.46, PAWN), scale: 1 };
  }
  const { x, step, scale } = count === 3 ? THREE : FOUR;
  return { x: x + (nth - (count - 1) / 2) * step, y: 0, scale };
}

/** The hole of the gem nearest to the pawns; 12: the row is empty. */
export const nearestHole = (row: readonly Color[]): number => HOLES - row.length;

/** A hole that was emptied in this round, and by whom. */
export interface EmptiedHole {
  readonly row: number;
  readonly hole: number;
  readonly seat: number;
}

/** The player who emptied each hole: the last taking of a row is the one farthest from the pawns. */
export function emptiedHoles(
  rows: readonly (readonly Color[])[],
  takings: readonly Taken[],
): readonly EmptiedHole[] {
  return rows.flatMap((gems, row) => {
    let hole = nearestHole(gems);
    return takings
      .filter((taking) => taking.row === row)
      .toReversed()
      .flatMap(({ seat, gems: { length } }) => {
        hole -= length;
        return Array.from({ length }, (_, index) => ({ row, hole: hole + index, seat }));
      });
  });
}
