/** The text of the replies to typed commands. */

import { cellName, columnName } from '../../engines/common/cells.ts';
import type { PieceId } from '../../engines/common/pieces.ts';
import { WORDS, type Word } from '../../engines/common/typed.ts';
import { type Board, positionOf } from '../../engines/flat/board.ts';
import { type CellRun, rowsOf, shapeOf } from '../../engines/flat/typed.ts';
import { say } from '../../i18n/text.ts';

/** A command word in the current language or in English. */
export function wordOf(text: string): Word | undefined {
  return WORDS.find((word) => text === word || text === say(`typed-word-${word}`).toLowerCase());
}

/** Whether a line asks for the next board, in the current language or in English. */
export const isNext = (line: string): boolean =>
  ['next', say('typed-word-next')].includes(line.toLowerCase());

export function boardInWords(board: Board): string[] {
  return rowsOf(board).map((runs, row) =>
    say('typed-row', { row: row + 1, cells: inWords(runs, ({ piece }) => piece ?? say('typed-free')) }),
  );
}

/** Every piece with its position and its shape, to which turns and flips are relative. */
export const piecesInWords = (board: Board): string[] =>
  [...board.pieces.keys()].map((piece) => pieceInWords(board, piece, 0));

export function pieceInWords(board: Board, piece: PieceId, orientation: number): string {
  const { anchor } = positionOf(board, piece);
  const place = anchor ? say('typed-at', { cell: cellName(anchor) }) : say('piece-in-tray');
  const rows = shapeOf(board, piece, orientation).map((runs, row) =>
    say('typed-row', { row: row + 1, cells: inWords(runs, () => '') }),
  );
  return say('typed-piece', { piece, place, shape: rows.join('; ') });
}

function inWords(runs: readonly CellRun[], whatOf: (run: CellRun) => string): string {
  return runs
    .map((run) => {
      const what = whatOf(run);
      const [from, to] = [columnName(run.from), columnName(run.to)];
      return from === to ? say('typed-one', { at: from, what }) : say('typed-run', { from, to, what });
    })
    .join(', ')
    .trim();
}

export function help(): string {
  const word = (name: Word) => say(`typed-word-${name}`);
  const words = (['board', 'pieces', 'undo', 'clock', 'players'] as const).map(word).join(', ');
  return say('typed-how', { flip: word('flip'), take: word('take'), words });
}

/** The time left, or that there is no limit. */
export const timeLeft = (ms: number | undefined): string =>
  ms === undefined ? say('glass-none') : say('glass-label', { seconds: Math.ceil(ms / 1000) });
