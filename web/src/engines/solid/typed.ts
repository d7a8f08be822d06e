/** Typed play on a solid board: parses a line and turns it into gestures. Pure. */

import { type Cell, difference, sum } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import { cellAt, cellsOf } from '../common/placements.ts';
import { type CommonCommand, cellOf, read, UNKNOWN, type WordOf } from '../common/typed.ts';
import { afterTurn, TURNS, type Turn } from './blocks.ts';
import { fits, pieceOf, positionOf, type SolidBoard } from './board.ts';
import { layersFor } from './landing.ts';
import { type Cube, floorOf, type Layer } from './space.ts';
import { type SolidGesture, step } from './step.ts';

export type SolidCommand =
  | CommonCommand
  /** Describe the block in that orientation. */
  | { readonly kind: 'show'; readonly piece: PieceId; readonly orientation: number }
  /** Place the block with its least cube over `cell`, on `layer` or else on the lowest where it fits. */
  | {
      readonly kind: 'lay';
      readonly piece: PieceId;
      readonly orientation: number;
      readonly cell: Cell;
      readonly layer: Layer | undefined;
    }
  /** A request for a flip, which is impossible: the mirror image is another block. Rule: R4. */
  | { readonly kind: 'mirror'; readonly piece: PieceId };

/** The letters of turns, which come after the column letters: r spins, s rolls right, t tips away. */
const QUARTERS: Readonly<Record<string, Turn>> = { r: 'spin', s: 'roll-right', t: 'tip-away' };

/**
 * Parse a typed line: the grammar of flat boards plus a layer and two more axes. Turns apply in typed order, from
 * orientation 0.
 */
export const parse = (board: SolidBoard, line: string, wordOf: WordOf): SolidCommand =>
  read<SolidCommand>(line, {
    wordOf,
    named: (text) =>
      [...board.pieces.values()].find(({ id, mark }) => [mark.toLowerCase(), id].includes(text))?.id,
    laying: (piece, rest) => laying(board, piece, rest, wordOf),
  });

function laying(board: SolidBoard, id: PieceId, rest: readonly string[], wordOf: WordOf): SolidCommand {
  let cell: Cell | undefined;
  let layer: Layer | undefined;
  let orientation = 0;
  for (const text of rest) {
    const turns = quartersOf(text);
    const place = cellOf(text);
    if (wordOf(text) === 'flip') return { kind: 'mirror', piece: id };
    if (turns)
      orientation = turns.reduce((from, turn) => afterTurn(pieceOf(board, id), from, turn), orientation);
    else if (place && cell === undefined) cell = place;
    else if (/^[12]$/.test(text) && layer === undefined) layer = text === '1' ? 0 : 1;
    else return UNKNOWN;
  }
  if (cell) return { kind: 'lay', piece: id, orientation, cell, layer };
  return layer === undefined ? { kind: 'show', piece: id, orientation } : UNKNOWN;
}

function quartersOf(text: string): Turn[] | undefined {
  const [, letter = '', count = '1'] = /^([rst])([0-3])?$/.exec(text) ?? [];
  const turn = QUARTERS[letter];
  return turn && Array<Turn>(Number(count)).fill(turn);
}

/** Where a typed placement puts the least cube, and whether the block fits. */
export function placeFor(
  board: SolidBoard,
  { piece, orientation, cell: [row, column], layer }: Extract<SolidCommand, { kind: 'lay' }>,
): { readonly anchor: Cube; readonly legal: boolean } {
  const layers = layer === undefined ? layersFor(board, piece, orientation, 'lowest') : [layer];
  const found = layers.find((each) => fits(board, piece, orientation, [each, row, column]));
  return { anchor: [found ?? layers[0] ?? 0, row, column], legal: found !== undefined };
}

/** The gestures that place a block with its least cube on `anchor`, where it must fit. */
export function layingOf(board: SolidBoard, id: PieceId, orientation: number, anchor: Cube): SolidGesture[] {
  const gestures: SolidGesture[] = [{ kind: 'cancel' }, { kind: 'pick', piece: id }];
  gestures.push(...turnsTo(board, id, orientation).map((turn) => ({ kind: 'turn', turn }) as const));
  const { held } = gestures.reduce(step, board);
  if (!held) return [];
  const grabbed = cellAt(pieceOf(board, id), held);
  const least = cellsOf(pieceOf(board, id), held.orientation)[0] ?? grabbed;
  const cell = sum(floorOf(anchor), difference(floorOf(grabbed), floorOf(least)));
  gestures.push({ kind: 'aim', cell, depth: anchor[0] === 0 ? 0 : 1 });
  // If the block is already there, aiming places it.
  return gestures.reduce(step, board).held ? [...gestures, { kind: 'place' }] : gestures;
}

/** The shortest sequence of turns from the current orientation to the wanted one, found breadth first. */
function turnsTo(board: SolidBoard, id: PieceId, wanted: number): readonly Turn[] {
  const block = pieceOf(board, id);
  const paths = new Map<number, readonly Turn[]>([[positionOf(board, id).orientation, []]]);
  for (const [from, path] of paths) {
    if (from === wanted) return path;
    for (const turn of TURNS) {
      const next = afterTurn(block, from, turn);
      if (!paths.has(next)) paths.set(next, [...path, turn]);
    }
  }
  return [];
}
