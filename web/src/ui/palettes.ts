/** What a palette is, and the default one: the colors of pieces, gems and stones. */

import type { Color, Gem } from '../net/wire.gen.ts';
import type { Hex } from './color.ts';

/** The default first; `morePalettes.ts` has the others. */
export const PALETTE_NAMES = ['default', 'red-green', 'blue-yellow', 'contrast', 'gray'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** The pieces of the flat editions. */
export type FlatPiece = 'I2' | 'I3' | 'V3' | 'T4' | 'L4' | 'I4' | 'S4' | 'O4' | 'Y5' | 'L5' | 'P5' | 'Z5';

export interface Palette {
  readonly pieces: Readonly<Record<FlatPiece, Hex>>;
  readonly gems: Readonly<Record<Gem, Hex>>;
  /** The stones of the gem board. */
  readonly stones: Readonly<Record<Color, Hex>>;
  /** The share of a piece's color in its edge; the rest is nearly black. */
  readonly edge: number;
}

// palette.test.ts has the distances that palettes keep for each kind of eyes, ADR 42 how they were found.
export const DEFAULT_PALETTE: Palette = {
  pieces: {
    I2: '#7b52a8',
    I3: '#6cb4dc',
    V3: '#167f7c',
    T4: '#f0c73c',
    L4: '#a3cc55',
    I4: '#8a5b3d',
    S4: '#3563b4',
    O4: '#c93b37',
    Y5: '#ec8538',
    L5: '#bd3b82',
    P5: '#357d41',
    Z5: '#dba021',
  },
  gems: { ruby: '#c2283c', sapphire: '#284ea7', emerald: '#25a06f', amber: '#f0b03a' },
  stones: {
    green: '#3ca75a',
    red: '#a80016',
    blue: '#3259af',
    violet: '#a76cde',
    brown: '#7e634f',
    yellow: '#eabd4b',
  },
  edge: 0.55,
};
