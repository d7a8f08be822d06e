/** The colors of the page in each palette and scheme, as the style sheet has them. */

import look from '../app/look.css?raw';
import { CHOICES } from '../settings/settings.ts';
import type { Hex, Rgb } from './color.ts';
import type { PaletteName } from './palettes.ts';

const hexOf = (rgb: Rgb): Hex =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
const written = (hex: Hex): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** The same as color-mix in srgb. */
export const mixed = (one: Hex, other: Hex, share: number): Hex => {
  const [a, b] = [written(one), written(other)];
  return hexOf(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as unknown as Rgb);
};

/** The page's colors: those of the style sheet, overridden by the palette. */
export function room(palette: PaletteName): Record<string, readonly [light: Hex, dark: Hex]> {
  const blocks = [':root \\{', `:root\\[data-palette="${palette}"\\] \\{`];
  const found: Record<string, readonly [Hex, Hex]> = {};
  for (const block of blocks) {
    const text = look.match(new RegExp(`${block}([^}]*)\\}`))?.[1] ?? '';
    const lines = text.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
    for (const [, name = '', bright, dark, both] of lines)
      found[name] = [(bright ?? both) as Hex, (dark ?? both) as Hex];
  }
  return found;
}

/** The names of the palettes. */
export const names = CHOICES.palette;
const schemes = [0, 1] as const;
/** Every palette in both schemes; 0 is light, 1 is dark. */
export const every = names.flatMap((palette) => schemes.map((scheme) => ({ palette, scheme })));
