/** The replies to typed moves with blocks. */

import { cellName } from '../../engines/common/cells.ts';
import { cellsOf } from '../../engines/common/placements.ts';
import type { Word } from '../../engines/common/typed.ts';
import { pieceOf, positionOf, type SolidBoard } from '../../engines/solid/board.ts';
import { floorOf } from '../../engines/solid/space.ts';
import { say } from '../../i18n/text.ts';
import { cellsIn, cornered, nameOf } from './announcements.ts';

/** A description of every block: its position, and the shape to which typed turns are relative. */
export const blocksText = (board: SolidBoard): string[] =>
  [...board.pieces.keys()].map((id) => shapeText(board, id, 0));

/** The position of a block, and the cells it would cover in the top left corner, its first cube first. */
export function shapeText(board: SolidBoard, id: string, orientation: number): string {
  const { anchor } = positionOf(board, id);
  const place = anchor
    ? say('solid-typed-at', { cell: cellName(floorOf(anchor)), layer: anchor[0] + 1 })
    : say('piece-in-tray');
  const shape = cellsIn(cornered(cellsOf(pieceOf(board, id), orientation)));
  return say('typed-piece', { piece: nameOf(board, id), place, shape });
}

/** The help for typed commands. */
export function helpText(): string {
  const word = (name: Word) => say(`typed-word-${name}`);
  const words = (['board', 'pieces', 'undo', 'clock', 'players'] as const).map(word).join(', ');
  return say('solid-typed-how', { take: word('take'), words });
}

/** The reply to a flip: blocks cannot be mirrored. Rule: R4. */
export const mirrorText = (board: SolidBoard, id: string): string =>
  say('solid-typed-mirror', { piece: pieceOf(board, id).mark });
