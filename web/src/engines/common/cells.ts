/** Cells, points and regions of a board. */

/** Row and column, counted from the top left corner of the region. */
export type Cell = readonly [row: number, column: number];

/** A position in cells: `x` to the right, `y` down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type CellKey = `${number},${number}`;

export const keyOf = ([row, column]: Cell): CellKey => `${row},${column}`;

export const sum = ([r, c]: Cell, [dr, dc]: Cell): Cell => [r + dr, c + dc];

export const difference = ([r, c]: Cell, [dr, dc]: Cell): Cell => [r - dr, c - dc];

const A = 'a'.charCodeAt(0);

export const columnName = (column: number): string => String.fromCharCode(A + column);

export const columnOf = (name: string): number => name.charCodeAt(0) - A;

/** The column as a letter, the row as a number: b2 is the second cell of the second row. */
export const cellName = ([row, column]: Cell): string => `${columnName(column)}${row + 1}`;

/** The cells to cover. */
export interface Region {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly keys: ReadonlySet<CellKey>;
}

/** Parse a region such as `.##/###`: one row per part, `#` for a cell. */
export function parseRegion(text: string): Region {
  const rows = text.split('/');
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((char, column): Cell[] => (char === '#' ? [[row, column]] : [])),
  );
  return {
    rows: rows.length,
    columns: Math.max(...rows.map((line) => line.length)),
    cells,
    keys: new Set(cells.map(keyOf)),
  };
}
