/** The sides of a solo run: a number of flat pieces, or `level-` and a level of blocks. */

import type { BoardKind } from '../../boards/openPuzzle.ts';
import { editionSetting } from '../../net/editions.ts';

const LEVEL = 'level-';

/** The kind of boards on that side. */
export const kindOfSide = (side: string): BoardKind => (side.startsWith(LEVEL) ? 'solid' : 'flat');

/** The level of a side with blocks; undefined if the side is flat. */
export const levelOfSide = (side: string): number | undefined =>
  side.startsWith(LEVEL) ? Number(side.slice(LEVEL.length)) : undefined;

/** The sides of that kind, in order. Throws Error: the editions have not been fetched. */
export const sidesOffered = (kind: BoardKind): string[] =>
  editionSetting('solo', 'side')
    .offered.map(String)
    .filter((side) => kindOfSide(side) === kind);
