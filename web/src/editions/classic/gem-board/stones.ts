/** The stones of the gem board: six colors, each with its own cut and letter. */

import type { Color } from '../../../net/wire.gen.ts';

export const COLORS: readonly Color[] = ['green', 'red', 'blue', 'violet', 'brown', 'yellow'];

/** The outline of a stone and of its table facet, in a 24 by 24 square. */
export interface Cut {
  readonly edge: string;
  readonly table: string;
  /** The center of the letter. */
  readonly foot: number;
}

export const CUTS: Readonly<Record<Color, Cut>> = {
  green: {
    edge: 'M6 2 H18 L22 6 V18 L18 22 H6 L2 18 V6Z',
    table: 'M7.8 5.6 H16.2 L18.4 7.8 V16.2 L16.2 18.4 H7.8 L5.6 16.2 V7.8Z',
    foot: 16.2,
  },
  red: {
    edge: 'M12 1.2 A10.8 10.8 0 1 1 12 22.8 A10.8 10.8 0 1 1 12 1.2Z',
    table: 'M12 4.9 A7.1 7.1 0 1 1 12 19.1 A7.1 7.1 0 1 1 12 4.9Z',
    foot: 16.2,
  },
  blue: {
    edge: 'M12 0.2 L23.4 12 L12 23.8 L0.6 12Z',
    table: 'M12 4.6 L19.2 12 L12 19.4 L4.8 12Z',
    foot: 16.2,
  },
  violet: {
    edge: 'M1.2 3.2 Q12 0.8 22.8 3.2 Q20.6 15 12 23.4 Q3.4 15 1.2 3.2Z',
    table: 'M5.2 6 Q12 4.7 18.8 6 Q17 13 12 18.4 Q7 13 5.2 6Z',
    foot: 14.2,
  },
  brown: {
    edge: 'M0.2 12 Q12 -3.4 23.8 12 Q12 27.4 0.2 12Z',
    table: 'M5 12 Q12 2.6 19 12 Q12 21.4 5 12Z',
    foot: 16.2,
  },
  yellow: {
    edge: 'M12 0.4 C16.2 6 21.2 9.8 21.2 14.6 A9.2 8.8 0 0 1 2.8 14.6 C2.8 9.8 7.8 6 12 0.4Z',
    table: 'M12 6 C14.8 9.7 17.5 12 17.5 15 A5.5 5 0 0 1 6.5 15 C6.5 12 9.2 9.7 12 6Z',
    foot: 18.6,
  },
};
