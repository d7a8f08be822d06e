/** The lessons of pouch: covering a board, the die and the glass, the gems. Rules: R2 to R8, P1, P3 to P5. */

import type { Lesson, Scene } from '../lessons/lesson.ts';

const BOARD: Scene = {
  kind: 'flat',
  puzzle: { card: 1, region: '###./####/####', pieces: ['S4', 'V3', 'L4'] },
};

const RACE: Scene = {
  kind: 'flat',
  puzzle: { card: 2, region: '##../####/####', pieces: ['O4', 'L4', 'I2'] },
  race: { glass: 60, bot: 40 },
};

export const LESSONS: readonly Lesson[] = [
  {
    id: 'pouch-1',
    steps: [
      { id: 'pouch-1-lay', scene: BOARD, goal: { kind: 'place' }, hint: ['S4 c1'] },
      {
        id: 'pouch-1-turn',
        scene: BOARD,
        goal: { kind: 'act', actions: ['turned', 'turned-back'] },
        hint: ['V3 a1 r2'],
      },
      {
        id: 'pouch-1-flip',
        scene: BOARD,
        goal: { kind: 'act', actions: ['flipped'] },
        hint: ['L4 a2 r1 flip'],
      },
      { id: 'pouch-1-cover', scene: BOARD, goal: { kind: 'cover' } },
    ],
  },
  {
    id: 'pouch-2',
    steps: [
      {
        id: 'pouch-2-die',
        scene: {
          kind: 'choice',
          symbol: 3,
          options: [
            { id: 'shield', picture: { of: 'card-row', symbol: 0, pieces: ['V3', 'T4', 'I3'] } },
            { id: 'snake', picture: { of: 'card-row', symbol: 3, pieces: ['O4', 'L4', 'I2'] } },
            { id: 'mask', picture: { of: 'card-row', symbol: 5, pieces: ['P5', 'I2', 'V3'] } },
          ],
        },
        goal: { kind: 'choose', option: 'snake' },
      },
      {
        id: 'pouch-2-race',
        scene: RACE,
        goal: { kind: 'cover' },
        hint: ['O4 a1', 'L4 c2 r1', 'I2 d2'],
      },
    ],
  },
  {
    id: 'pouch-3',
    steps: [
      {
        id: 'pouch-3-worth',
        scene: {
          kind: 'choice',
          options: [
            { id: 'amber', picture: { of: 'gem', gem: 'amber' } },
            { id: 'ruby', picture: { of: 'gem', gem: 'ruby' } },
            { id: 'sapphire', picture: { of: 'gem', gem: 'sapphire' } },
            { id: 'emerald', picture: { of: 'gem', gem: 'emerald' } },
          ],
        },
        goal: { kind: 'choose', option: 'ruby' },
      },
      {
        id: 'pouch-3-track',
        scene: {
          kind: 'choice',
          options: [
            { id: 'sapphire', picture: { of: 'gem', gem: 'sapphire' } },
            { id: 'amber', picture: { of: 'gem', gem: 'amber' } },
          ],
        },
        goal: { kind: 'choose', option: 'sapphire' },
      },
      {
        id: 'pouch-3-draw',
        scene: {
          kind: 'choice',
          options: [
            {
              id: 'bag',
              picture: {
                of: 'bag',
                gems: { ruby: 10, sapphire: 10, emerald: 10, amber: 10 },
                drawn: 'emerald',
              },
            },
          ],
        },
        goal: { kind: 'choose', option: 'bag' },
      },
      {
        id: 'pouch-3-sum',
        scene: {
          kind: 'choice',
          options: [2, 3, 5].map((number) => ({ id: String(number), picture: { of: 'number', number } })),
        },
        goal: { kind: 'choose', option: '5' },
      },
    ],
  },
];
