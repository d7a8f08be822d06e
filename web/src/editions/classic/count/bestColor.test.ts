import { describe, expect, it } from 'vitest';
import { bestColors } from './bestColor.ts';

describe('the best color', () => {
  it('is the one with the most gems', () => {
    expect(bestColors({ green: 4, red: 3 })).toEqual({ count: 4, colors: ['green'] });
  });

  it('may be several', () => {
    expect(bestColors({ green: 2, yellow: 2, red: 1 })).toEqual({ count: 2, colors: ['green', 'yellow'] });
  });

  it('is none without gems', () => {
    expect(bestColors({})).toEqual({ count: 0, colors: [] });
  });
});
