/** How boards of blocks are made and played. */

import type { SolidBoard } from '../../solid/board.ts';
import { fresh } from '../../solid/board.ts';
import type { SolidBox } from '../../solid/box.ts';
import { spaceOver } from '../../solid/space.ts';
import { type SolidGesture, step } from '../../solid/step.ts';
import type { Craft } from '../desk.svelte.ts';

/** Two layers over the base that a puzzle names, with the blocks of that box. Rule: D3. */
export const solidCraft = (box: SolidBox): Craft<SolidBoard, SolidGesture> => ({
  fresh: ({ region, pieces }) =>
    fresh(
      spaceOver(region),
      pieces.flatMap((id) => box.get(id) ?? []),
    ),
  step,
});
