/** Cells, points and regions: the few words that the board speaks about places. */

/** Row and column, both counted from the top left corner of the region's text. */
export type Cell = readonly [row: number, column: number];

/** A place measured in cells: `x` to the right, `y` down. */
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

/** Column by letter, row by number: b2 is the second cell of the second row. */
export const cellName = ([row, column]: Cell): string => `${columnName(column)}${row + 1}`;

/** The cells to be covered. */
export interface Region {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly keys: ReadonlySet<CellKey>;
}

/** The region of a text such as `.##/###`. */
export function parseRegion(text: string): Region {
  const rows = text.split('/');
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column): Cell[] => (sign === '#' ? [[row, column]] : [])),
  );
  return {
    rows: rows.length,
    columns: Math.max(...rows.map((line) => line.length)),
    cells,
    keys: new Set(cells.map(keyOf)),
  };
}
