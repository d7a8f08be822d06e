/** The glyphs of the symbols: pieces of the flat box, oriented so that they are easy to tell apart. */

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

/** The cells of a symbol; a single cell for an unknown symbol. */
export const formOf = (symbol: SymbolId): readonly Cell[] => parseRegion(FORMS[symbol] ?? '#').cells;

export interface Glyph {
  /** The outline, centered on the origin, in cells of the symbol. */
  readonly path: string;
  /** The side of a cell of the symbol, in cells of the card. */
  readonly unit: number;
}

/** The part of a card cell that a symbol fills, and the greatest side of its cells, in cells of the card. */
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
