import { expect, test } from 'vitest';
import { roundsOf } from './botRounds.ts';

const plain = (text: string) => text.replace(/[⁨⁩]/g, '');

test('rounds that a bot played are named as on the screen after a round', () => {
  expect(roundsOf([2, 9, 10, 11], 9).map(plain)).toEqual([
    'Round 2',
    'Round 9',
    'Tie-break 1',
    'Tie-break 2',
  ]);
  expect(roundsOf([], 9)).toEqual([]);
});
