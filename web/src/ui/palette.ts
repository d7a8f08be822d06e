/** The looks of the pieces: color, hatch, and name. Colors come from the current palette. */

import type { PieceId } from '../engines/common/pieces.ts';
import { lazy } from '../i18n/lazy.ts';
import { DARK, inkOn } from './color.ts';
import { DEFAULT_PALETTE, type FlatPiece, type Palette, type PaletteName } from './palettes.ts';

/** CSS values; they follow the palette automatically. */
export interface Look {
  readonly fill: string;
  readonly ink: string;
  /** A pattern in the ink that contrasts with the fill. */
  readonly hatching: string;
}

export type Hatch =
  | 'rising'
  | 'falling'
  | 'level'
  | 'upright'
  | 'grid'
  | 'cross'
  | 'dots'
  | 'rings'
  | 'waves'
  | 'chevrons'
  | 'dashes'
  | 'plus';

export const HATCHES: Readonly<Record<FlatPiece, Hatch>> = {
  I2: 'dots',
  I3: 'level',
  V3: 'rings',
  T4: 'plus',
  L4: 'falling',
  I4: 'upright',
  S4: 'waves',
  O4: 'cross',
  Y5: 'dashes',
  L5: 'rising',
  P5: 'grid',
  Z5: 'chevrons',
};

const PLAIN: Look = { fill: '#8c8378', ink: DARK, hatching: 'url(#hatch-dots)' };

export const lookOf = (piece: PieceId): Look =>
  piece in HATCHES
    ? {
        fill: `var(--piece-${piece})`,
        ink: `var(--piece-${piece}-ink)`,
        hatching: `var(--piece-${piece}-hatch)`,
      }
    : PLAIN;

const MARKS: readonly FlatPiece[] = ['S4', 'Y5', 'P5', 'L5', 'T4', 'I4'];

/** The look of a player's mark: that of a piece, so that it has a hatch as well as a color. */
export const markOf = (seat: number): Look => lookOf(MARKS[seat % MARKS.length] ?? 'S4');

/** The CSS variables of a palette. */
export function variables({ pieces, gems, stones, edge }: Palette): Record<string, string> {
  const found: Record<string, string> = { '--edge-share': `${edge * 100}%` };
  for (const [piece, hatch] of Object.entries(HATCHES)) {
    const fill = pieces[piece as FlatPiece];
    const ink = inkOn(fill);
    found[`--piece-${piece}`] = fill;
    found[`--piece-${piece}-ink`] = ink;
    found[`--piece-${piece}-hatch`] = `url(#hatch-${hatch}${ink === DARK ? '' : '-light'})`;
  }
  for (const [gem, stone] of Object.entries(gems)) {
    found[`--gem-${gem}`] = stone;
    found[`--gem-${gem}-ink`] = inkOn(stone);
  }
  for (const [color, stone] of Object.entries(stones)) {
    found[`--stone-${color}`] = stone;
    found[`--stone-${color}-ink`] = inkOn(stone);
  }
  return found;
}

/** The palette with that name. Only the default is in the first chunk. Rejects if another cannot be loaded. */
export const paletteOf = async (name: PaletteName): Promise<Palette> =>
  name === 'default'
    ? DEFAULT_PALETTE
    : (await lazy([], () => import('./morePalettes.ts'))).MORE_PALETTES[name];
