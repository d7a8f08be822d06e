/** The lessons of classic: solving and taking, the pawn, the aim. Rules: C4, C5, C10. */

import type { Lesson, Scene } from '../lessons/lesson.ts';

const BOARD: Scene = {
  kind: 'flat',
  puzzle: { card: 3, region: '####/####', pieces: ['V3', 'I3', 'I2'] },
};

const ROWS = [
  ['red', 'blue', 'green', 'yellow', 'brown', 'red', 'violet', 'green', 'blue', 'yellow'],
  ['violet', 'yellow', 'blue', 'red', 'green', 'brown', 'red', 'violet', 'green'],
  ['blue', 'green', 'red', 'violet', 'yellow', 'blue', 'brown', 'green', 'red', 'brown', 'violet', 'yellow'],
  ['brown', 'red', 'yellow', 'green', 'violet', 'blue', 'brown', 'violet', 'yellow', 'blue', 'red', 'green'],
  ['green', 'green', 'brown', 'blue', 'yellow', 'red', 'violet', 'brown'],
  ['yellow', 'violet', 'brown', 'red', 'blue', 'green', 'violet', 'yellow', 'brown', 'blue', 'green', 'red'],
] as const;

const IN_PLACE: Scene = { kind: 'gems', rows: ROWS, pawn: 2, reach: 0 };
const IN_REACH: Scene = { kind: 'gems', rows: ROWS, pawn: 2, reach: 3 };

export const LESSONS: readonly Lesson[] = [
  {
    id: 'classic-1',
    steps: [
      {
        id: 'classic-1-cover',
        scene: BOARD,
        goal: { kind: 'cover' },
        hint: ['V3 a1', 'I3 b1 r1', 'I2 c2 r1'],
      },
      { id: 'classic-1-take', scene: IN_PLACE, goal: { kind: 'take', row: 2 } },
    ],
  },
  {
    id: 'classic-2',
    steps: [
      { id: 'classic-2-move', scene: IN_REACH, goal: { kind: 'move', row: 4 } },
      { id: 'classic-2-take', scene: IN_REACH, goal: { kind: 'take', row: 4 } },
      {
        id: 'classic-2-last',
        scene: {
          kind: 'choice',
          options: [0, 1, 2].map((number) => ({ id: String(number), picture: { of: 'number', number } })),
        },
        goal: { kind: 'choose', option: '0' },
      },
    ],
  },
  {
    id: 'classic-3',
    steps: [
      {
        id: 'classic-3-most',
        scene: {
          kind: 'choice',
          options: [
            { id: 'seven', picture: { of: 'holdings', gems: { red: 3, blue: 2, yellow: 2 } } },
            { id: 'five', picture: { of: 'holdings', gems: { green: 4, brown: 1 } } },
          ],
        },
        goal: { kind: 'choose', option: 'five' },
      },
      {
        id: 'classic-3-tie',
        scene: {
          kind: 'choice',
          options: [
            { id: 'three', picture: { of: 'holdings', gems: { blue: 4, red: 3 } } },
            { id: 'two', picture: { of: 'holdings', gems: { green: 4, violet: 2, yellow: 2 } } },
          ],
        },
        goal: { kind: 'choose', option: 'three' },
      },
      {
        id: 'classic-3-row',
        scene: {
          kind: 'choice',
          options: [
            { id: 'red', picture: { of: 'stones', stones: ['red', 'yellow'] } },
            { id: 'blue', picture: { of: 'stones', stones: ['blue', 'blue'] } },
            { id: 'green', picture: { of: 'stones', stones: ['green', 'green'] } },
          ],
        },
        goal: { kind: 'choose', option: 'green' },
      },
    ],
  },
];
