/** Color arithmetic: luminance and contrast. */

/** Parses a color written as #rrggbb. */
export type Hex = `#${string}`;

export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear RGB components, 0 to 1. */
export function light(hex: Hex): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast ratio, from 1 (equal) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(light(one)), luminance(light(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const DARK: Hex = '#2a1d10';
const LIGHT: Hex = '#fffaf0';

/** The ink with the higher contrast on `ground`. */
export const inkOn = (ground: Hex): Hex => (contrast(ground, DARK) >= contrast(ground, LIGHT) ? DARK : LIGHT);
