/** Colors as numbers: how light they are, and how well one can be read on another. */

/** As style sheets write it: #rrggbb. */
export type Hex = `#${string}`;

export type Rgb = readonly [red: number, green: number, blue: number];

/** 0 to 1 each, in proportion to light, not to what is written. */
export function light(hex: Hex): Rgb {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** From 1, the same, to 21, black and white. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(light(one)), luminance(light(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export const DARK: Hex = '#2a1d10';
export const LIGHT: Hex = '#fffaf0';

/** The ink that is read best on `ground`. */
export const inkOn = (ground: Hex): Hex => (contrast(ground, DARK) >= contrast(ground, LIGHT) ? DARK : LIGHT);
