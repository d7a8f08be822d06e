/** Blocks and their quarter turns about the three axes of the screen. Rule: R4. */

import type { Grip, PieceId } from '../common/pieces.ts';
import { cellAt, cellsOf, minus } from '../common/placements.ts';
import type { Cube } from './space.ts';

/**
 * The six quarter turns, named from the view of the player, not of the block. There is no flip, because a mirror
 * image is another block.
 */
export const TURNS = ['spin', 'spin-back', 'tip-away', 'tip-near', 'roll-right', 'roll-left'] as const;
export type Turn = (typeof TURNS)[number];

/** The axis of a turn: vertical, from left to right, or from near to far. */
export type Axis = 'upright' | 'across' | 'along';

export const AXES: Readonly<Record<Turn, Axis>> = {
  spin: 'upright',
  'spin-back': 'upright',
  'tip-away': 'across',
  'tip-near': 'across',
  'roll-right': 'along',
  'roll-left': 'along',
};

export interface Block {
  readonly id: PieceId;
  readonly color: string;
  /** A letter that distinguishes the blocks of a color. */
  readonly mark: string;
  /** The cubes of each orientation, least cube first; a placement names an orientation by its index. */
  readonly orientations: readonly (readonly Cube[])[];
  /** By turn and orientation, the resulting orientation. */
  readonly turned: Readonly<Record<Turn, readonly number[]>>;
}

/** The image of a cube under a turn about the origin. */
export function image([layer, row, column]: Cube, turn: Turn): Cube {
  switch (turn) {
    case 'spin':
      return [layer, column, -row];
    case 'spin-back':
      return [layer, -column, row];
    case 'tip-away':
      return [row, -layer, column];
    case 'tip-near':
      return [-row, layer, column];
    case 'roll-right':
      return [-column, row, layer];
    case 'roll-left':
      return [column, row, -layer];
    default:
      return turn satisfies never;
  }
}

/** A block built from the server's orientations, from which its turns are derived. */
export function blockOf(
  id: PieceId,
  color: string,
  mark: string,
  orientations: readonly (readonly Cube[])[],
): Block {
  const index = new Map(orientations.map((cubes, number) => [nameOf(cubes), number]));
  const follow = (turn: Turn) =>
    orientations.map((cubes) => {
      const found = index.get(nameOf(normal(cubes.map((cube) => image(cube, turn)))));
      if (found === undefined) throw new RangeError(`the orientations of ${id} are not all there`);
      return found;
    });
  const turned = Object.fromEntries(TURNS.map((turn) => [turn, follow(turn)])) as Record<Turn, number[]>;
  return { id, color, mark, orientations, turned };
}

/** The orientation after a turn. */
export function afterTurn(block: Block, orientation: number, turn: Turn): number {
  const next = block.turned[turn][orientation];
  if (next === undefined) throw new RangeError(`${block.id} has no orientation ${orientation}`);
  return next;
}

/** The grip of the same cube after the block is turned. */
export function regrip(block: Block, grip: Grip, turn: Turn): Grip {
  const orientation = afterTurn(block, grip.orientation, turn);
  const images = cellsOf(block, grip.orientation).map((cube) => image(cube, turn));
  const wanted = minus(image(cellAt(block, grip), turn), leastOf(images));
  const index = cellsOf(block, orientation).findIndex((cube) => compare(cube, wanted) === 0);
  return { orientation, index: Math.max(index, 0) };
}

/** The cubes in normal form: sorted, with the least one at the origin. */
export function normal(cubes: readonly Cube[]): Cube[] {
  const least = leastOf(cubes);
  return cubes.map((cube) => minus(cube, least)).sort(compare);
}

const nameOf = (cubes: readonly Cube[]): string => cubes.join(' ');

const leastOf = (cubes: readonly Cube[]): Cube => cubes.reduce((a, b) => (compare(b, a) < 0 ? b : a));

const compare = (a: Cube, b: Cube): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
