/** Placements that outlive a reload: how a board lies, as text. */

import { type Board, fits, type Lie, lieOf } from './board.ts';
import type { PieceId } from './pieces.ts';

/** How the pieces lie, as text. */
export const saved = (board: Board): string =>
  JSON.stringify([...board.lying].map(([id, { orientation, anchor }]) => [id, orientation, anchor ?? null]));

/** The board with its pieces as the text says; whatever does not fit stays in the tray. */
export function restored(board: Board, text: string | null): Board {
  return entries(text).reduce((soFar, [id, lie]) => lay(soFar, id, lie), board);
}

function lay(board: Board, id: PieceId, lie: Lie): Board {
  const piece = board.pieces.get(id);
  if (piece?.orientations[lie.orientation] === undefined) return board;
  const anchor = lie.anchor && fits(board, id, lie.orientation, lie.anchor) ? lie.anchor : undefined;
  return { ...board, lying: new Map(board.lying).set(id, { ...lieOf(board, id), ...lie, anchor }) };
}

function entries(text: string | null): [PieceId, Lie][] {
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

function entry(value: unknown): [PieceId, Lie][] {
  if (!Array.isArray(value)) return [];
  const [id, orientation, anchor] = value as unknown[];
  if (typeof id !== 'string' || !Number.isInteger(orientation)) return [];
  const isCell = Array.isArray(anchor) && anchor.length === 2 && anchor.every(Number.isInteger);
  const lie = {
    orientation: orientation as number,
    anchor: isCell ? (anchor as [number, number]) : undefined,
  };
  return [[id, lie]];
}
