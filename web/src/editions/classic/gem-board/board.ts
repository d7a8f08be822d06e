/** The geometry of the gem board: positions of fields, pawns, and gems, and the holes emptied in a round. */

import type { Color, Taken } from '../../../net/wire.gen.ts';

export const ROWS = 6;
export const HOLES = 12;
/** The number of gems per taking. Rule: C5. */
export const HANDFUL = 2;

/** The size of the board. The unit of all lengths is the width of a hole. */
export interface GemBoardPlan {
  readonly width: number;
  readonly height: number;
  /** The distance between the middles of two adjacent rows. */
  readonly pitch: number;
}

/** The margin of the board, and the width of a red field. */
export const EDGE = 0.35;
export const FIELD = 2.3;
const GAP = 0.3;
const WIDTH = EDGE + FIELD + GAP + HOLES + EDGE;
const LEAST_PITCH = 0.94;
const MOST_PITCH = 1.5;
const PAWN = 0.95;
/** How far one pawn, or a group, is shifted to the right of the field's middle, clear of the row number. */
const BESIDE_NUMBER = 0.16;
const TWO_BESIDE_NUMBER = 0.3;
/** Three or four pawns in a low row: scaled down to fit side by side; four overlap slightly. */
const THREE = { scale: 0.7, step: 0.61, x: 0.23 };
const FOUR = { scale: 0.64, step: 0.44, x: 0.26 };
/** The minimum row height for two pawns above each other. */
const TWO_BY_TWO = 1.6;
/** The row height in pixels that is easy to tap. */
const FINGER = 50;

/** Rows fill the available height without overlapping or spreading too far apart. */
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

/** The pixels per unit with which a board fits into a space. */
export const scaleOf = (plan: GemBoardPlan, width: number, height: number): number =>
  Math.min(width / plan.width, height / plan.height);

export const rowMiddle = ({ pitch }: GemBoardPlan, row: number): number => EDGE + (row + 0.5) * pitch;
export const holeMiddle = (hole: number): number => EDGE + FIELD + GAP + hole + 0.5;

export interface PawnSpot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The positions of the pawns: side by side on a shared field, and smaller if many share a low row. */
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

/** The offset of the nth of `count` pawns from the middle of the field, clear of the row number. */
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

/** The hole of the gem nearest to the pawns; 12 if the row is empty. */
export const nearestHole = (row: readonly Color[]): number => HOLES - row.length;

/** A hole emptied in this round, and the seat that emptied it. */
export interface EmptiedHole {
  readonly row: number;
  readonly hole: number;
  readonly seat: number;
}

/** The holes emptied by each player; the last taking in a row got those farthest from the pawns. */
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
