import { describe, expect, it } from 'vitest';
import { levelIn, sideOfLevel } from './level.ts';

describe('the level of a player', () => {
  it.each([undefined, '', 'x', '9', '101', '22.5', '-30', 'Infinity'])(
    'is that of a newcomer for %j',
    (text) => {
      expect(levelIn(text)).toBe(22);
    },
  );

  it.each(['10', '47', '100'])('is %s if that is stored', (text) => {
    expect(levelIn(text)).toBe(Number(text));
  });

  it('leads from boards for three pieces to boards for four', () => {
    expect([22, 59, 60, 100].map(sideOfLevel)).toEqual(['3', '3', '4', '4']);
  });
});
