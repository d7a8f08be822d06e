/** The looks of blocks: four colors, and one of the two blocks of each color is hatched. */

import type { Block } from '../../engines/solid/blocks.ts';
import { type Look, lookOf } from '../../ui/palette.ts';

/** The flat piece with the color of each block; palettes keep these distinct for color-blind players. */
const PIECES: Readonly<Record<string, string>> = { red: 'O4', green: 'P5', blue: 'S4', yellow: 'T4' };

/** The hatched block of each color. */
const HATCHED: ReadonlySet<string> = new Set(['red-twist', 'green-hook', 'blue-hook', 'yellow-hook']);

export function blockLook({ id, color }: Block): Look {
  const look = lookOf(PIECES[color] ?? '');
  return HATCHED.has(id) ? look : { ...look, hatching: 'none' };
}
