/** The sounds as lists of strokes: cardboard is a burst of filtered noise, wood a decaying sine. */

import type { Sound } from './sounds.ts';

/** Times in seconds, frequencies in hertz; `loud` is the peak, 0 to 1. */
interface Struck {
  readonly at: number;
  readonly hertz: number;
  readonly loud: number;
  /** The time until the level has decayed to a thousandth. */
  readonly fades: number;
}

export type Stroke =
  | (Struck & { readonly kind: 'wood' })
  | (Struck & { readonly kind: 'card'; readonly narrow: number });

const wood = (at: number, hertz: number, loud: number, fades: number): Stroke => ({
  kind: 'wood',
  at,
  hertz,
  loud,
  fades,
});

const card = (at: number, hertz: number, loud: number, fades: number, narrow = 1.2): Stroke => ({
  kind: 'card',
  at,
  hertz,
  loud,
  fades,
  narrow,
});

/** A marimba bar: its note, the overtone two octaves up, and the hit of the mallet. */
const bar = (at: number, hertz: number, loud: number, fades = 0.6): Stroke[] => [
  wood(at, hertz, loud, fades),
  wood(at, hertz * 4, loud * 0.22, fades * 0.28),
  card(at, Math.min(hertz * 3, 5_000), loud * 0.35, 0.025),
];

const [G4, C5, E5, G5, C6] = [392, 523.25, 659.25, 784, 1046.5] as const;

export const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  pick: [card(0, 2_600, 0.4, 0.045), wood(0, 520, 0.1, 0.05)],
  lay: [card(0, 900, 0.3, 0.06), wood(0, 210, 0.16, 0.08)],
  turn: [card(0, 1_900, 0.6, 0.045, 2), card(0.045, 2_400, 0.5, 0.04, 2)],
  flip: [card(0, 1_300, 0.5, 0.07), card(0.07, 2_100, 0.6, 0.045)],
  snap: [card(0, 1_500, 0.5, 0.03), wood(0, 330, 0.34, 0.11), wood(0.004, 880, 0.12, 0.05)],
  wrong: [wood(0, 190, 0.34, 0.13), wood(0.09, 150, 0.3, 0.16), card(0, 500, 0.2, 0.05)],
  start: [...bar(0, G4, 0.34, 0.45), ...bar(0.12, C5, 0.4, 0.6)],
  warning: [0, 0.16, 0.32].flatMap((at) => [wood(at, 880, 0.34, 0.14), card(at, 2_600, 0.22, 0.025)]),
  time: [...bar(0, C5, 0.36), ...bar(0.16, G4, 0.36), wood(0.34, 196, 0.42, 0.8), wood(0.34, 98, 0.3, 0.6)],
  ubongo: [
    ...bar(0, C5, 0.3, 0.9),
    ...bar(0.07, E5, 0.3, 0.9),
    ...bar(0.14, G5, 0.3, 0.9),
    ...bar(0.23, C6, 0.36, 1.3),
    ...bar(0.23, E5, 0.22, 1.1),
  ],
  roll: [0, 0.11, 0.19, 0.31, 0.38, 0.52, 0.6, 0.75, 0.95].flatMap((at, index) => [
    card(at, 1_700 + (index % 3) * 500, 0.3, 0.035, 2),
    wood(at, 300 + (index % 4) * 45, 0.16, 0.06),
  ]),
  gem: [wood(0, 1_568, 0.14, 0.5), wood(0.05, 2_093, 0.12, 0.6), card(0, 4_200, 0.1, 0.02)],
  count: [wood(0, 620, 0.16, 0.08), card(0, 2_200, 0.16, 0.03)],
  win: [
    ...bar(0, G4, 0.3),
    ...bar(0.13, C5, 0.3),
    ...bar(0.26, E5, 0.3),
    ...bar(0.42, G5, 0.34, 1.2),
    ...bar(0.42, C6, 0.3, 1.4),
  ],
  other: [...bar(0, E5, 0.2, 0.4), ...bar(0.1, G5, 0.2, 0.5)],
};
