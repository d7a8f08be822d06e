/** Saves and restores the piece positions of a board, so that they survive a reload. */

import type { PieceId } from './pieces.ts';
import {
  type BoardOn,
  fits,
  type PositionOn,
  type PositionsOn,
  type Vec,
  withPosition,
} from './placements.ts';

type Position = PositionOn<readonly number[]>;

/** The piece positions, as JSON. */
export const saved = (board: BoardOn<Vec>): string =>
  JSON.stringify(
    [...board.positions].map(([id, { orientation, anchor }]) => [id, orientation, anchor ?? null]),
  );

/** The board with its pieces positioned as in the text; pieces that do not fit stay in the tray. */
export function restored<C extends Vec, B extends BoardOn<C>>(board: B & BoardOn<C>, text: string | null): B {
  const dimension = board.region.cells[0]?.length;
  const isCell = (anchor: Vec): anchor is C => anchor.length === dimension;
  let positions: PositionsOn<C> = board.positions;
  for (const [id, { orientation, anchor }] of entries(text)) {
    if (board.pieces.get(id)?.orientations[orientation] === undefined) continue;
    const isFree = anchor && isCell(anchor) && fits<C>({ ...board, positions }, id, orientation, anchor);
    positions = withPosition<C>(positions, id, { orientation, anchor: isFree ? anchor : undefined });
  }
  return { ...board, positions };
}

function entries(text: string | null): [PieceId, Position][] {
  const found: unknown = parsed(text);
  return Array.isArray(found) ? found.flatMap(entry) : [];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? [] : JSON.parse(text);
  } catch {
    return [];
  }
}

function entry(value: unknown): [PieceId, Position][] {
  if (!Array.isArray(value)) return [];
  const [id, orientation, anchor] = value as unknown[];
  if (typeof id !== 'string' || !Number.isInteger(orientation)) return [];
  const isCell = Array.isArray(anchor) && anchor.every(Number.isInteger);
  const position = {
    orientation: orientation as number,
    anchor: isCell ? (anchor as number[]) : undefined,
  };
  return [[id, position]];
}
