/** The operations on solid boards. */

import type { SolidBoard, SolidPosition } from '../../engines/solid/board.ts';
import { fresh } from '../../engines/solid/board.ts';
import type { SolidBox } from '../../engines/solid/box.ts';
import { spaceOver } from '../../engines/solid/space.ts';
import { type SolidGesture, step } from '../../engines/solid/step.ts';
import type { Placement, Puzzle } from '../../net/wire.gen.ts';
import type { BoardEngine } from '../boardController.svelte.ts';

/** The operations on solid boards, two layers over the base of a puzzle, with the blocks of a box. Rule: D3. */
export const solidOps = (box: SolidBox): BoardEngine<SolidBoard, SolidGesture> => ({
  fresh: ({ region, pieces }) =>
    fresh(
      spaceOver(region),
      pieces.flatMap((id) => box.get(id) ?? []),
    ),
  step,
});

/** The board of a finished race with its tiling. */
export function boardWithTiling(puzzle: Puzzle, tiling: readonly Placement[], box: SolidBox): SolidBoard {
  const board = solidOps(box).fresh(puzzle);
  const positions = tiling.map(({ piece, orientation, anchor: [layer = 0, row = 0, column = 0] }) => {
    const position: SolidPosition = { orientation, anchor: [layer, row, column] };
    return [piece, position] as const;
  });
  return { ...board, positions: new Map([...board.positions, ...positions]) };
}
