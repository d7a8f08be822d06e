/** The empty board of a puzzle, flat or of blocks; the code for blocks is fetched when needed. */

import type { BoardOn, Vec } from '../../engines/common/placements.ts';
import { lazy } from '../../i18n/lazy.ts';
import type { Puzzle } from '../../net/wire.gen.ts';
import { type AnyBox, isSolidBox } from '../anyBox.ts';
import { flatOps } from '../boardController.svelte.ts';

export async function emptyBoard(puzzle: Puzzle, box: AnyBox): Promise<BoardOn<Vec>> {
  if (!isSolidBox(box)) return flatOps(box).fresh(puzzle);
  const { solidOps } = await lazy([], () => import('../solid/boardOps.ts'));
  return solidOps(box).fresh(puzzle);
}
