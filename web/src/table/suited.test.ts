import { describe, expect, it } from 'vitest';
import { strengthOfLevel } from './strength.ts';
import { suited } from './suited.ts';

describe('the next table against bots', () => {
  it('has stronger bots and boards for more pieces when the level has risen', () => {
    const before = { edition: 'pouch', side: '3', strength: 'steady', glass: 90_000 };
    expect(suited(before, 'flat', 58, 63)).toEqual({ ...before, side: '4', strength: 'sharp' });
  });

  it('is easier again when the level has fallen', () => {
    expect(suited({ side: '4', strength: 'sharp' }, 'flat', 63, 44)).toEqual({
      side: '3',
      strength: 'gentle',
    });
  });

  it('keeps what the player chose otherwise', () => {
    const chosen = { side: '4', strength: 'gentle' };
    expect(suited(chosen, 'flat', 50, 64)).toEqual(chosen);
  });

  it('has the side of the level before anything was stored, and leaves the strength to the page', () => {
    expect(suited({ edition: 'cards' }, 'flat', 58, 63)).toEqual({ edition: 'cards', side: '4' });
  });

  it('has the level of blocks, which flat boards do not change', () => {
    expect(suited({ level: 1, strength: 'gentle' }, 'solid', 50, 66)).toEqual({
      level: '3',
      strength: 'gentle',
    });
    expect(suited({ level: '1' }, 'flat', 22, 22)).toEqual({ level: '1', side: '3' });
  });
});

describe('the strength of bots', () => {
  it('suits the level', () => {
    expect([10, 44, 45, 61, 62, 100].map(strengthOfLevel)).toEqual([
      'gentle',
      'gentle',
      'steady',
      'steady',
      'sharp',
      'sharp',
    ]);
  });
});
