import { describe, expect, it } from 'vitest';
import { contrast, type Hex, inkOn, light, luminance, type Rgb } from './color.ts';
import { every, mixed, names, room } from './fixtures.ts';
import { MORE_PALETTES } from './morePalettes.ts';
import { HATCHES, lookOf, markOf, paletteOf, variables } from './palette.ts';
import { DEFAULT_PALETTE, type FlatPiece, PALETTE_NAMES } from './palettes.ts';

const PALETTES = { default: DEFAULT_PALETTE, ...MORE_PALETTES };

type Matrix = readonly [Rgb, Rgb, Rgb];
type Eyes = keyof typeof EYES;

/** Matrices that simulate color vision: Machado, Oliveira and Fernandes 2009, severity 1; gray shows luminance only. */
const EYES = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  gray: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
} satisfies Record<string, Matrix>;

const times = ([a, b, c]: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = ([r, g, bl]: Rgb): number => r * x + g * y + bl * z;
  return [row(a), row(b), row(c)];
};
const within = (rgb: Rgb): Rgb => rgb.map((value) => Math.min(Math.max(value, 0), 1)) as unknown as Rgb;

/** Björn Ottosson's OKLab, times 100. */
function oklab(rgb: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  ).map(Math.cbrt) as unknown as Rgb;
  const lab = times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
  return lab.map((value) => value * 100) as unknown as Rgb;
}

const seen = (hex: Hex, eyes: Eyes): Rgb => oklab(within(times(EYES[eyes], light(hex))));

/** The smallest distance between any two of these, and the pair. */
function nearest(colors: Readonly<Record<string, Hex>>, eyes: Eyes): { distance: number; pair: string } {
  const all = Object.entries(colors).map(([name, hex]) => ({ name, at: seen(hex, eyes) }));
  const pairs = all.flatMap((one, index) =>
    all.slice(index + 1).map((other) => ({
      distance: Math.hypot(...one.at.map((value, axis) => value - (other.at[axis] ?? 0))),
      pair: `${one.name} and ${other.name}, to ${eyes} eyes`,
    })),
  );
  return pairs.reduce((least, each) => (each.distance < least.distance ? each : least));
}

const EDGE_DARK: Hex = '#1a0f05';

describe.each(names)('the palette %s', (name) => {
  const { pieces, gems, stones, edge } = PALETTES[name];

  it('has readable letters on pieces, gems, and stones, with a contrast of 4.5', () => {
    for (const fill of [...Object.values(pieces), ...Object.values(gems), ...Object.values(stones)])
      expect(contrast(fill, inkOn(fill)), fill).toBeGreaterThanOrEqual(4.5);
  });

  it('has pieces whose edges contrast with the cells, 3 to 1', () => {
    for (const fill of Object.values(pieces))
      for (const cell of room(name).cell ?? [])
        expect(contrast(mixed(fill, EDGE_DARK, edge), cell), fill).toBeGreaterThanOrEqual(3);
  });

  it('distinguishes gems by lightness alone, in four steps', () => {
    const order = Object.entries(gems).sort(([, a], [, b]) => luminance(light(a)) - luminance(light(b)));
    expect(nearest(gems, 'gray').distance, order.join(' ')).toBeGreaterThanOrEqual(6);
  });

  it('distinguishes the stones of the gem board by lightness alone, in six smaller steps', () => {
    const { distance, pair } = nearest(stones, 'gray');
    expect(distance, pair).toBeGreaterThanOrEqual(4);
  });

  it('has stones that contrast with the gem board by table or edge, 3 to 1', () => {
    for (const stone of Object.values(stones))
      for (const cell of room(name).cell ?? [])
        expect(contrast(mixed(stone, '#000000', 0.5), cell), stone).toBeGreaterThanOrEqual(3);
  });

  it('sets every variable that pieces use', () => {
    const set = Object.keys(variables(PALETTES[name]));
    for (const piece of Object.keys(HATCHES)) {
      const asked = Object.values(lookOf(piece)).map((value: string) => value.slice(4, -1));
      expect(set).toEqual(expect.arrayContaining(asked));
    }
  });
});

/** The color vision that a palette is made for, and the minimum OKLab distances of pieces, gems, and stones. */
const PROMISES = [
  ['default', 'normal', 7, 20, 16],
  ['red-green', 'protan', 10, 15, 12],
  ['red-green', 'deutan', 10, 15, 12],
  ['red-green', 'normal', 12, 15, 15],
  ['blue-yellow', 'tritan', 10.5, 15, 13],
  ['blue-yellow', 'normal', 12, 15, 15],
  ['contrast', 'normal', 13, 20, 18],
  ['contrast', 'protan', 8.5, 15, 11],
  ['contrast', 'deutan', 8.5, 15, 11],
  ['gray', 'gray', 5, 15, 9],
] as const;

describe.each(PROMISES)('the palette %s, to %s eyes', (name, eyes, piece, gem, stone) => {
  it('keeps any two pieces distinct', () => {
    const { distance, pair } = nearest(PALETTES[name].pieces, eyes);
    expect(distance, pair).toBeGreaterThanOrEqual(piece);
  });

  it('keeps any two gems distinct', () => {
    const { distance, pair } = nearest(PALETTES[name].gems, eyes);
    expect(distance, pair).toBeGreaterThanOrEqual(gem);
  });

  it('keeps any two stones distinct', () => {
    const { distance, pair } = nearest(PALETTES[name].stones, eyes);
    expect(distance, pair).toBeGreaterThanOrEqual(stone);
  });
});

describe('pieces', () => {
  it('are distinguishable without color, because no two have the same pattern', () => {
    const hatches = Object.values(HATCHES);
    expect(new Set(hatches).size).toBe(hatches.length);
  });

  it('provide the looks of up to six players', () => {
    const fills = [0, 1, 2, 3, 4, 5].map((seat) => markOf(seat).fill);
    expect(new Set(fills).size).toBe(6);
  });
});

describe.each(every)('shapes in $palette, scheme $scheme', ({ palette, scheme }) => {
  const color = (name: string): Hex => room(palette)[name]?.[scheme] ?? '#000000';

  it('have a card that contrasts with the cells, 3 to 1', () => {
    expect(contrast(color('card'), color('cell'))).toBeGreaterThanOrEqual(3);
  });

  it('have pieces that contrast with the tray by fill, edge, or halo, 3 to 1', () => {
    const { pieces, edge } = PALETTES[palette];
    const halo = scheme === 1 ? [mixed('#fff4de', color('felt'), 0.55)] : [];
    for (const piece of Object.keys(pieces) as FlatPiece[]) {
      const fill = pieces[piece];
      const parts = [fill, mixed(fill, EDGE_DARK, edge), ...halo];
      const best = Math.max(...parts.map((part) => contrast(part, color('felt'))));
      expect(best, piece).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(every)('gems in $palette, scheme $scheme', ({ palette, scheme }) => {
  it('contrast with felt and paper by table, edge, or halo, 3 to 1', () => {
    for (const ground of ['felt', 'paper']) {
      const paper = room(palette)[ground]?.[scheme] ?? '#000000';
      const halo = scheme === 1 ? [mixed('#fff4de', paper, 0.55)] : [];
      for (const stone of Object.values(PALETTES[palette].gems)) {
        const parts = [stone, mixed(stone, '#000000', 0.55), ...halo];
        expect(Math.max(...parts.map((part) => contrast(part, paper))), stone).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe.each(every)('text in $palette, scheme $scheme', ({ palette, scheme }) => {
  const pairs = [
    ['ink', 'felt'],
    ['ink', 'felt-deep'],
    ['ink', 'paper'],
    ['soft', 'felt'],
    ['soft', 'felt-deep'],
    ['soft', 'paper'],
    ['accent-ink', 'felt'],
    ['accent-ink', 'paper'],
    ['on-accent', 'accent'],
    ['felt', 'ink'],
  ] as const;

  it.each(pairs)('is readable: %s on %s', (text, ground) => {
    const colors = room(palette);
    const [ink, paper] = [colors[text]?.[scheme], colors[ground]?.[scheme]];
    const least = palette === 'contrast' ? 7 : 4.5;
    expect(contrast(ink ?? '#000000', paper ?? '#000000')).toBeGreaterThanOrEqual(least);
  });
});

it.each(PALETTE_NAMES)('%s can be loaded by its name', async (name) => {
  expect(await paletteOf(name)).toBe(PALETTES[name]);
});
