/** Names of cells, for screen readers and typed moves: letters across, numbers down. They stay as the layout grows. */

import type { Cell } from '../common/cells.ts';

/** No column is called r, which is for turns. */
const COLUMNS = [...'abcdefghijklmnopqstuvwxyz'];
/** Where the cell in row 0, column 0 is: from there a layout of seven finds room on all sides. */
const MIDDLE = { row: 50, column: COLUMNS.indexOf('m') };
const LAST_ROW = 99;

/** The name of a cell, or undefined: it is too far aside to have one. */
export function nameOfCell([row, column]: Cell): string | undefined {
  const letter = COLUMNS[column + MIDDLE.column];
  const number = row + MIDDLE.row;
  return letter && number >= 1 && number <= LAST_ROW ? `${letter}${number}` : undefined;
}

/** The cell of that name, or undefined: none is called so. */
export function cellNamed(text: string): Cell | undefined {
  const [, letter = '', number = ''] = /^([a-z])([1-9]\d?)$/.exec(text) ?? [];
  const column = COLUMNS.indexOf(letter);
  return column < 0 ? undefined : [Number(number) - MIDDLE.row, column - MIDDLE.column];
}
