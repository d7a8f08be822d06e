/** A board played by typing: what a line means, which gestures carry it out, and the board as rows of runs. Pure. */

import { type Cell, columnOf, difference, keyOf, sum } from '../common/cells.ts';
import { type Board, fits, pieceOf, positionOf, taken } from './board.ts';
import { after, cellAt, cellsOf, type Move, type PieceId } from './pieces.ts';
import { type Gesture, step } from './step.ts';

export const QUESTIONS = ['board', 'pieces', 'clock', 'players', 'help'] as const;
export const WORDS = [...QUESTIONS, 'undo', 'take', 'flip'] as const;
export type Question = (typeof QUESTIONS)[number];
export type Word = (typeof WORDS)[number];

/** Questions that can be asked on any board. */
export type CommonCommand =
  | { readonly kind: 'ask'; readonly what: Question }
  | { readonly kind: 'undo' }
  | { readonly kind: 'take'; readonly piece: PieceId }
  | { readonly kind: 'unknown' };

export type Command =
  | CommonCommand
  /** The look of the piece in that orientation. */
  | { readonly kind: 'show'; readonly piece: PieceId; readonly orientation: number }
  /** With its first cell there: the leftmost of its top row. */
  | { readonly kind: 'lay'; readonly piece: PieceId; readonly orientation: number; readonly cell: Cell };

export const UNKNOWN = { kind: 'unknown' } as const;

/** The words of the player's language. */
export type WordOf = (text: string) => Word | undefined;

/** Turns and flips are relative to the piece as described in the tray. */
export const parse = (board: Board, line: string, wordOf: WordOf): Command =>
  read(line, {
    wordOf,
    named: (text) => [...board.pieces.keys()].find((id) => id.toLowerCase() === text),
    laying: (piece, rest) => laying(board, piece, rest, wordOf),
  });

/** How lines are read where boards of one kind are played; everything comes in small letters. */
export interface Grammar<C> {
  readonly wordOf: WordOf;
  readonly named: (text: string) => PieceId | undefined;
  /** What follows the name of a piece. */
  readonly laying: (piece: PieceId, rest: readonly string[]) => C;
}

export function read<C>(line: string, { wordOf, named, laying }: Grammar<C>): C | CommonCommand {
  const [first = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const word = wordOf(first);
  if (word === 'take') return taking(rest, named);
  if (word === 'flip') return UNKNOWN;
  if (word !== undefined) return rest.length > 0 ? UNKNOWN : plain(word);
  const piece = named(first);
  return piece === undefined ? UNKNOWN : laying(piece, rest);
}

const plain = (word: Question | 'undo'): CommonCommand =>
  word === 'undo' ? { kind: 'undo' } : { kind: 'ask', what: word };

function taking([text = '', ...rest]: readonly string[], named: Grammar<unknown>['named']): CommonCommand {
  const piece = named(text);
  return piece === undefined || rest.length > 0 ? UNKNOWN : { kind: 'take', piece };
}

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

/** No board is so wide that it has a column r, which is for turns. */
export function cellOf(text: string): Cell | undefined {
  const found = /^([a-q])([1-9]\d?)$/.exec(text);
  return found?.[1] && found[2] ? [Number(found[2]) - 1, columnOf(found[1])] : undefined;
}

/** The gestures that place a piece there; none if it does not fit. */
export function layingOf(board: Board, id: PieceId, orientation: number, cell: Cell): Gesture[] {
  if (!fits(board, id, orientation, cell)) return [];
  const gestures: Gesture[] = [{ kind: 'cancel' }, { kind: 'pick', piece: id }];
  gestures.push(...movesTo(board, id, orientation).map((kind) => ({ kind })));
  const { held } = gestures.reduce(step, board);
  if (!held) return [];
  gestures.push({ kind: 'aim', cell: sum(cell, cellAt(pieceOf(board, id), held)) });
  // Aiming at its current place already places it.
  return gestures.reduce(step, board).held ? [...gestures, { kind: 'place' }] : gestures;
}

/** At most three turns and a flip lead from its orientation to the wanted one. */
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

/** Neighboring cells of a row that are alike: under the same piece, or free. */
export interface CellRun {
  readonly from: number;
  readonly to: number;
  readonly piece: PieceId | undefined;
}

/** The light cells, row by row. */
export function rowsOf(board: Board): CellRun[][] {
  const under = taken(board);
  return Array.from({ length: board.region.rows }, (_, row) =>
    runs(
      board.region.cells.filter(([r]) => r === row).map(([, column]) => column),
      (column) => under.get(keyOf([row, column])),
    ),
  );
}

/** The cells of a piece, row by row, its leftmost column first. */
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
