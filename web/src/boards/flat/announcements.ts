/** Screen reader texts for flat boards: labels of pieces, and the effect of a gesture. */

import type { BoardAction } from '../../engines/common/boardEvent.ts';
import type { PieceId } from '../../engines/common/pieces.ts';
import { type Board, positionOf } from '../../engines/flat/board.ts';
import { landing } from '../../engines/flat/landing.ts';
import { say } from '../../i18n/text.ts';

/** The label of a piece: its name and position. */
export function labelOf(board: Board, piece: PieceId): string {
  return say('piece-label', { piece, place: placeOf(board, piece) });
}

function placeOf(board: Board, piece: PieceId): string {
  if (board.held?.piece === piece) return say('piece-held');
  const { anchor } = positionOf(board, piece);
  return anchor ? say('piece-at', { row: anchor[0] + 1, column: anchor[1] + 1 }) : say('piece-in-tray');
}

/** The announcement of the last gesture; empty if there is nothing to announce. */
export function announcementOf(board: Board): string {
  return whereHeld(board) || actionOf(board);
}

const MOVES: readonly BoardAction[] = ['moved', 'picked', 'turned', 'turned-back', 'flipped'];

/** The position of a picked piece over the board, and whether it fits there. */
function whereHeld(board: Board): string {
  const { held, last } = board;
  if (held?.by !== 'pick' || !last || !MOVES.includes(last.action)) return '';
  const land = landing(board, held);
  if (!land) return '';
  const [row, column] = land.anchor;
  const fits = land.legal ? 'yes' : 'no';
  return say('say-held', { piece: held.piece, row: row + 1, column: column + 1, fits });
}

function actionOf({ last }: Board): string {
  if (!last) return '';
  const piece = last.piece ?? '';
  switch (last.action) {
    case 'turned':
    case 'turned-back':
      return say('say-turned', { piece });
    case 'picked':
    case 'placed':
    case 'refused':
    case 'returned':
    case 'flipped':
      return say(`say-${last.action}`, { piece });
    case 'undone':
    case 'redone':
      return say(`say-${last.action}`);
    case 'lifted':
    case 'moved':
    case 'let-go':
      return '';
    default:
      return last.action satisfies never;
  }
}
