/** Typed play on a flat board: parses a line, turns it into gestures, and splits the board into runs. Pure. */

import { type Cell, difference, keyOf, sum } from '../common/cells.ts';
import type { Gesture, Move } from '../common/gesture.ts';
import type { PieceId } from '../common/pieces.ts';
import { cellAt, cellsOf } from '../common/placements.ts';
import { type CommonCommand, cellOf, read, UNKNOWN, type WordOf } from '../common/typed.ts';
import { type Board, fits, pieceOf, positionOf, taken } from './board.ts';
import { after } from './pieces.ts';
import { step } from './step.ts';

export type Command =
  | CommonCommand
  /** Describe the piece in that orientation. */
  | { readonly kind: 'show'; readonly piece: PieceId; readonly orientation: number }
  /** Place the piece with its first cell, the leftmost of its top row, on `cell`. */
  | { readonly kind: 'lay'; readonly piece: PieceId; readonly orientation: number; readonly cell: Cell };

/** Parse a typed line. Turns and flips are relative to orientation 0. */
export const parse = (board: Board, line: string, wordOf: WordOf): Command =>
  read(line, {
    wordOf,
    named: (text) => [...board.pieces.keys()].find((id) => id.toLowerCase() === text),
    laying: (piece, rest) => laying(board, piece, rest, wordOf),
  });

function laying(board: Board, id: PieceId, rest: readonly string[], wordOf: WordOf): Command {
  let cell: Cell | undefined;
  let turns = 0;
  let isFlipped = false;
  for (const text of rest) {
    const place = cellOf(text);
    const turn = /^r([0-3])?$/.exec(text);
    if (turn) turns = Number(turn[1] ?? 1);
    else if (wordOf(text) === 'flip') isFlipped = true;
    else if (place && cell === undefined) cell = place;
    else return UNKNOWN;
  }
  const moves: Move[] = [...Array<Move>(turns).fill('turn'), ...(isFlipped ? (['flip'] as const) : [])];
  const orientation = moves.reduce((soFar, move) => after(pieceOf(board, id), soFar, move), 0);
  return cell ? { kind: 'lay', piece: id, orientation, cell } : { kind: 'show', piece: id, orientation };
}

/** The gestures that place a piece on a cell; none if it does not fit. */
export function layingOf(board: Board, id: PieceId, orientation: number, cell: Cell): Gesture[] {
  if (!fits(board, id, orientation, cell)) return [];
  const gestures: Gesture[] = [{ kind: 'cancel' }, { kind: 'pick', piece: id }];
  gestures.push(...movesTo(board, id, orientation).map((kind) => ({ kind })));
  const { held } = gestures.reduce(step, board);
  if (!held) return [];
  gestures.push({ kind: 'aim', cell: sum(cell, cellAt(pieceOf(board, id), held)) });
  // If the piece is already there, aiming places it.
  return gestures.reduce(step, board).held ? [...gestures, { kind: 'place' }] : gestures;
}

/** The turns and flips from the current orientation to the wanted one: at most three turns and a flip. */
function movesTo(board: Board, id: PieceId, wanted: number): Move[] {
  const from = positionOf(board, id).orientation;
  for (const flips of [[], ['flip']] as const)
    for (const turns of [0, 1, 2, 3]) {
      const moves: Move[] = [...Array<Move>(turns).fill('turn'), ...flips];
      if (moves.reduce((soFar, move) => after(pieceOf(board, id), soFar, move), from) === wanted)
        return moves;
    }
  return [];
}

/** A run of neighboring cells in a row that are all covered by the same piece, or all free. */
export interface CellRun {
  readonly from: number;
  readonly to: number;
  readonly piece: PieceId | undefined;
}

/** The runs of the board, row by row. */
export function rowsOf(board: Board): CellRun[][] {
  const under = taken(board);
  return Array.from({ length: board.region.rows }, (_, row) =>
    runs(
      board.region.cells.filter(([r]) => r === row).map(([, column]) => column),
      (column) => under.get(keyOf([row, column])),
    ),
  );
}

/** The runs of a piece, row by row; its leftmost column is 0. */
export function shapeOf(board: Board, id: PieceId, orientation: number): CellRun[][] {
  const cells = cellsOf(pieceOf(board, id), orientation);
  const corner: Cell = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
  const moved = cells.map((cell) => difference(cell, corner));
  const rows = Math.max(...moved.map(([r]) => r)) + 1;
  return Array.from({ length: rows }, (_, row) =>
    runs(
      moved.filter(([r]) => r === row).map(([, column]) => column),
      () => id,
    ),
  );
}

function runs(columns: readonly number[], pieceAt: (column: number) => PieceId | undefined): CellRun[] {
  const found: CellRun[] = [];
  for (const column of columns.toSorted((a, b) => a - b)) {
    const piece = pieceAt(column);
    const last = found.at(-1);
    if (last && last.to === column - 1 && last.piece === piece)
      found[found.length - 1] = { ...last, to: column };
    else found.push({ from: column, to: column, piece });
  }
  return found;
}
