/** The sides that can be played solo: a number of flat pieces, or a level of blocks. */

import type { BoardKind } from '../../boards/openPuzzle.ts';

export const SIDES = { flat: ['3', '4'], solid: ['level-1', 'level-2', 'level-3', 'level-4'] } as const;

export type Side = (typeof SIDES)[BoardKind][number];

const ALL: readonly Side[] = [...SIDES.flat, ...SIDES.solid];

/** The side with that name; if there is none, the first. */
export const sideOf = (text: string | null | undefined): Side => ALL.find((side) => side === text) ?? '3';

/** The kind of boards on that side. */
export const kindOfSide = (side: Side): BoardKind =>
  SIDES.flat.some((one) => one === side) ? 'flat' : 'solid';

/** The level of a side with blocks; undefined if the side is flat. */
export const levelOfSide = (side: Side): number | undefined =>
  kindOfSide(side) === 'solid' ? Number(side.replace('level-', '')) : undefined;
