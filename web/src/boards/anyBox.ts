/** A box of pieces of any kind. */

import type { Box } from '../engines/flat/box.ts';
import type { SolidBox } from '../engines/solid/box.ts';

/** Pieces of cardboard, or blocks. */
export type AnyBox = Box | SolidBox;

/** Whether the box holds blocks. */
export const isSolidBox = (box: AnyBox): box is SolidBox =>
  [...box.values()].every((piece) => 'mark' in piece);
