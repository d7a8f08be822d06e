/** Shared fixtures for solid board tests: Python's box, tasks with their tilings, and a small board. */

import type { Cell } from '../common/cells.ts';
import type { PieceId } from '../common/pieces.ts';
import type { Block, Turn } from './blocks.ts';
import { fresh, type SolidBoard } from './board.ts';
import { solidBoxOf } from './box.ts';
import facts from './solid.fixture.json' with { type: 'json' };
import { type Cube, spaceOver } from './space.ts';
import { type SolidGesture, step } from './step.ts';

export const SOLID = solidBoxOf(facts);

/** By block and turn, the orientation after that turn for each orientation, computed by Python. */
export const PYTHON_TURNS: ReadonlyMap<PieceId, Readonly<Record<Turn, number[]>>> = new Map(
  Object.entries(facts.turns),
);

interface Laid {
  readonly piece: PieceId;
  readonly orientation: number;
  readonly anchor: Cube;
  readonly covered: readonly Cube[];
}

interface SolidTask {
  readonly base: string;
  readonly blocks: readonly PieceId[];
  readonly tilings: readonly (readonly Laid[])[];
}

export const TASKS = facts.tasks as unknown as readonly SolidTask[];

export function block(id: string): Block {
  const found = SOLID.get(id);
  if (found === undefined) throw new RangeError(id);
  return found;
}

/** A board with three blocks in the tray, by default with three rows of four: room to move them. */
export const aBoard = (
  text = '####/####/####',
  ids: readonly string[] = ['red-domino', 'green-corner', 'red-twist'],
): SolidBoard => fresh(spaceOver(text), ids.map(block));

export const after = (board: SolidBoard, ...gestures: readonly SolidGesture[]): SolidBoard =>
  gestures.reduce(step, board);

/** Lift a block by its first cube and move that cube over the center of a cell. */
export const carry = (id: string, [row, column]: Cell, depth?: 0 | 1): SolidGesture[] => [
  { kind: 'lift', piece: id, index: 0, hold: { x: 0.5, y: 0.5 }, at: { x: -9, y: -9 }, clear: 0 },
  { kind: 'move', at: { x: column + 0.5, y: row + 0.5 }, depth },
];

export const drag = (id: string, cell: Cell, depth?: 0 | 1): SolidGesture[] => [
  ...carry(id, cell, depth),
  { kind: 'drop' },
];
