/** The names of pieces and blocks in the lab. */

import { say } from '../../i18n/text.ts';

/** A flat piece is called by its id, a block by its color and shape. */
export const nameOfPiece = (id: string, box: 'flat' | 'solid'): string =>
  box === 'flat' ? id : say(`solid-name-${id}`);
