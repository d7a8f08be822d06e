/** The lessons of three-d: two layers, turning blocks in space, a whole board. Rules: D3, D6. */

import type { Lesson, Scene } from '../lessons/lesson.ts';

const LAYERS: Scene = {
  kind: 'solid',
  puzzle: { card: 1, region: '##/#.', pieces: ['red-domino', 'yellow-twist'] },
};

const TURNS: Scene = {
  kind: 'solid',
  puzzle: { card: 2, region: '###', pieces: ['red-domino', 'blue-ell'] },
};

const WHOLE: Scene = {
  kind: 'solid',
  puzzle: { card: 3, region: '###/##.', pieces: ['red-domino', 'blue-ell', 'yellow-twist'] },
};

export const LESSONS: readonly Lesson[] = [
  {
    id: 'three-d-1',
    steps: [
      {
        id: 'three-d-1-lay',
        scene: LAYERS,
        goal: { kind: 'place', piece: 'red-domino' },
        hint: ['A a1 1'],
      },
      { id: 'three-d-1-fill', scene: LAYERS, goal: { kind: 'cover' }, hint: ['G a2 1 s1'] },
    ],
  },
  {
    id: 'three-d-2',
    steps: [
      {
        id: 'three-d-2-turn',
        scene: TURNS,
        goal: { kind: 'act', actions: ['turned'] },
        hint: ['E a1 1 r1 t1'],
      },
      { id: 'three-d-2-stand', scene: TURNS, goal: { kind: 'place', piece: 'blue-ell' } },
      { id: 'three-d-2-upper', scene: TURNS, goal: { kind: 'cover' }, hint: ['A a1 2'] },
    ],
  },
  {
    id: 'three-d-3',
    steps: [
      {
        id: 'three-d-3-whole',
        scene: WHOLE,
        goal: { kind: 'cover' },
        hint: ['E a1 1 r1 t1', 'A a1 2 r1', 'G a2 1 r2 t1'],
      },
      {
        id: 'three-d-3-gem',
        scene: {
          kind: 'choice',
          options: [
            { id: 'sapphire', picture: { of: 'gem', gem: 'sapphire' } },
            { id: 'ruby', picture: { of: 'gem', gem: 'ruby' } },
            { id: 'emerald', picture: { of: 'gem', gem: 'emerald' } },
          ],
        },
        goal: { kind: 'choose', option: 'ruby' },
      },
    ],
  },
];
