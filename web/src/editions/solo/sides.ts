/** What can be played solo: a number of flat pieces, or blocks of a level. */

import type { BoardKind } from '../../boards/openPuzzle.ts';

export const SIDES = { flat: ['3', '4'], solid: ['level-1', 'level-2', 'level-3', 'level-4'] } as const;

export type Side = (typeof SIDES)[BoardKind][number];

const ALL: readonly Side[] = [...SIDES.flat, ...SIDES.solid];

/** That side; of what is none, the first. */
export const sideOf = (text: string | null | undefined): Side => ALL.find((side) => side === text) ?? '3';

/** What boards of that side are played with. */
export const kindOfSide = (side: Side): BoardKind =>
  SIDES.flat.some((one) => one === side) ? 'flat' : 'solid';

/** The level of a side for blocks. */
export const levelOfSide = (side: Side): number | undefined =>
  kindOfSide(side) === 'solid' ? Number(side.replace('level-', '')) : undefined;
