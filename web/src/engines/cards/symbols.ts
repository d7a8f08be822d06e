/** The symbols' shapes: pieces of the flat box, drawn small, each turned so that it differs most from the others. */

import { type Cell, parseRegion } from '../common/cells.ts';
import { outline } from '../common/outline.ts';
import type { SymbolId } from './card.ts';

const FORMS: Readonly<Record<string, string>> = {
  O4: '##/##',
  I4: '####',
  T4: '###/.#.',
  S4: '.##/##.',
  L5: '#.../####',
  P5: '###/##.',
  V3: '#./##',
  I2: '##',
};

export const SYMBOLS: readonly SymbolId[] = Object.keys(FORMS);

/** The cells of a symbol's form; of one that is not known, a single cell. */
export const formOf = (symbol: SymbolId): readonly Cell[] => parseRegion(FORMS[symbol] ?? '#').cells;

export interface Glyph {
  /** The outline, in units of the form's own cells, around the origin. */
  readonly path: string;
  /** The side of one of these cells, in cells of the card. */
  readonly unit: number;
}

/** How much of a cell of the card a form fills, and how large its cells are at most. */
const FILLS = 0.68;
const LARGEST = 0.25;

function glyph(symbol: SymbolId): Glyph {
  const cells = formOf(symbol);
  const rows = Math.max(...cells.map(([row]) => row)) + 1;
  const columns = Math.max(...cells.map(([, column]) => column)) + 1;
  const centered = cells.map(([row, column]): Cell => [row - rows / 2, column - columns / 2]);
  return { path: outline(centered, 0, 0.16), unit: Math.min(FILLS / Math.max(rows, columns), LARGEST) };
}

const GLYPHS = new Map(SYMBOLS.map((symbol) => [symbol, glyph(symbol)]));

export const glyphOf = (symbol: SymbolId): Glyph => GLYPHS.get(symbol) ?? glyph(symbol);
