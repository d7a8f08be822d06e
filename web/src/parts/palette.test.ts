import { describe, expect, it } from 'vitest';
import { FLAT } from '../board/fixtures.ts';
import look from '../look.css?raw';
import { lookOf } from './palette.ts';

/** How a piece's edge is mixed: 58 % of its color, the rest nearly black. */
const EDGE = 0.58;
const EDGE_DARK = '#1a0f05';

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (a: string, b: string, share: number): number[] =>
  channels(a).map((value, index) => value * share + (channels(b)[index] ?? 0) * (1 - share));

/** Every value that a name has in the style sheet: the light one, then the dark one. */
const values = (name: string): string[] =>
  [...look.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, hex]) => hex ?? '');

const pieces = [...FLAT.keys()];

describe('pieces', () => {
  it('have names that can be read, 4.5 to 1', () => {
    for (const piece of pieces) {
      const { fill, ink } = lookOf(piece);
      expect(contrast(channels(fill), channels(ink)), piece).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('have edges that stand out from the cells, 3 to 1, in light and dark', () => {
    for (const piece of pieces) {
      const edge = mixed(lookOf(piece).fill, EDGE_DARK, EDGE);
      for (const cell of values('cell'))
        expect(contrast(edge, channels(cell)), piece).toBeGreaterThanOrEqual(3);
    }
  });

  it('are told apart without color: no two have the same hatch', () => {
    expect(new Set(pieces.map((piece) => lookOf(piece).hatch)).size).toBe(pieces.length);
  });
});

describe('text', () => {
  const pairs = [
    ['ink', 'felt'],
    ['ink', 'paper'],
    ['soft', 'felt'],
    ['soft', 'felt-deep'],
    ['soft', 'paper'],
    ['accent-ink', 'felt'],
    ['accent-ink', 'paper'],
    ['on-accent', 'accent'],
  ] as const;

  it.each(pairs)('%s can be read on %s, in light and dark', (text, ground) => {
    const [texts, grounds] = [values(text), values(ground)];
    expect(texts).toHaveLength(2);
    for (const [index, hex] of texts.entries()) {
      expect(contrast(channels(hex), channels(grounds[index] ?? ''))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
