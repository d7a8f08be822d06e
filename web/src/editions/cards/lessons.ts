/** The lessons of cards: two symbols that meet, a connected layout, what counts. Rules: K4, K6 to K8, K10. */

import type { Card, Layout } from '../../engines/cards/card.ts';
import type { Lesson, Option, Scene } from '../lessons/lesson.ts';

const card = (id: number, symbols: string): Card => ({ id, symbols: symbols.split(' ') });

const HAND: readonly Card[] = [
  card(1, 'I2 T4 S4 V3 O4 L5'),
  card(2, 'O4 L5 P5 S4 I4 V3'),
  card(3, 'I4 V3 O4 T4 P5 L5'),
  card(4, 'P5 L5 S4 I2 V3 T4'),
  card(5, 'V3 T4 I4 O4 P5 S4'),
];
const PAIR = HAND.slice(0, 2);

const FIRST: Layout = [{ card: 1, turn: 0, anchor: [0, 0] }];

/** The first card and the second one below it. */
const meeting = (id: string, row: number, column: number): Option => ({
  id,
  picture: { of: 'layout', hand: PAIR, layout: [...FIRST, { card: 2, turn: 0, anchor: [row, column] }] },
});

const TWO: Scene = { kind: 'cards', hand: PAIR, layout: FIRST };
const FOUR: Scene = { kind: 'cards', hand: HAND, layout: FIRST };

const numbers = (...all: readonly number[]): Option[] =>
  all.map((number) => ({ id: String(number), picture: { of: 'number', number } }));

export const LESSONS: readonly Lesson[] = [
  {
    id: 'cards-1',
    steps: [
      {
        id: 'cards-1-right',
        scene: {
          kind: 'choice',
          options: [meeting('three', 2, 0), meeting('two', 2, 1), meeting('one', 2, 2)],
        },
        goal: { kind: 'choose', option: 'two' },
      },
      { id: 'cards-1-lay', scene: TWO, goal: { kind: 'connect', cards: 2 }, hint: ['2 n52'] },
    ],
  },
  {
    id: 'cards-2',
    steps: [
      { id: 'cards-2-two', scene: FOUR, goal: { kind: 'connect', cards: 2 }, hint: ['2 n52'] },
      { id: 'cards-2-four', scene: FOUR, goal: { kind: 'connect', cards: 4 }, hint: ['3 o54', '4 p56'] },
    ],
  },
  {
    id: 'cards-3',
    steps: [
      {
        id: 'cards-3-call',
        scene: {
          kind: 'choice',
          options: [
            { id: 'more', picture: { of: 'words' } },
            { id: 'call', picture: { of: 'words' } },
          ],
        },
        goal: { kind: 'choose', option: 'call' },
      },
      {
        id: 'cards-3-five',
        scene: { kind: 'choice', options: numbers(0, 5, 10) },
        goal: { kind: 'choose', option: '5' },
      },
      {
        id: 'cards-3-wrong',
        scene: { kind: 'choice', options: numbers(0, 4, 5) },
        goal: { kind: 'choose', option: '0' },
      },
      {
        id: 'cards-3-pass',
        scene: {
          kind: 'choice',
          options: [
            { id: 'guess', picture: { of: 'words' } },
            { id: 'pass', picture: { of: 'words' } },
          ],
        },
        goal: { kind: 'choose', option: 'pass' },
      },
    ],
  },
];
