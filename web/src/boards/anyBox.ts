/** A box of pieces of any kind. */

import type { Box } from '../engines/flat/box.ts';
import type { SolidBox } from '../engines/solid/box.ts';

/** A box of flat pieces or of blocks. */
export type AnyBox = Box | SolidBox;

/** Whether the box contains blocks. */
export const isSolidBox = (box: AnyBox): box is SolidBox =>
  [...box.values()].every((piece) => 'mark' in piece);
