/** Cell names for screen readers and typed moves: column letter, row number. They are independent of the layout. */

import type { Cell } from '../common/cells.ts';

/** The column letters. Typed commands use r for turns. */
const COLUMNS = [...'abcdefghijklmnopqstuvwxyz'];
/** The name of the cell in row 0, column 0, with room on all sides for a layout of seven. */
const MIDDLE = { row: 50, column: COLUMNS.indexOf('m') };
const LAST_ROW = 99;

/** The name of a cell; undefined if it is out of range. */
export function nameOfCell([row, column]: Cell): string | undefined {
  const letter = COLUMNS[column + MIDDLE.column];
  const number = row + MIDDLE.row;
  return letter && number >= 1 && number <= LAST_ROW ? `${letter}${number}` : undefined;
}

/** The cell with that name; undefined if there is none. */
export function cellNamed(text: string): Cell | undefined {
  const [, letter = '', number = ''] = /^([a-z])([1-9]\d?)$/.exec(text) ?? [];
  const column = COLUMNS.indexOf(letter);
  return column < 0 ? undefined : [Number(number) - MIDDLE.row, column - MIDDLE.column];
}
