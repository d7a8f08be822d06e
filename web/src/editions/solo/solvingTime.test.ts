import { describe, expect, it } from 'vitest';
import { clock } from '../../i18n/text.ts';
import { solvingTime } from './solvingTime.ts';

describe('the time of a solve', () => {
  it('has tenths where whole seconds are too coarse', () => {
    expect([400, 4_320, 9_949].map(solvingTime)).toEqual(['0.4s', '4.3s', '9.9s']);
    expect(solvingTime(65_900)).toBe(clock(65_900));
  });
});
