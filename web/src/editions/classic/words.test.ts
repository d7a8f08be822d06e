import { describe, expect, it } from 'vitest';
import { finalCount } from './count/finalCount.ts';
import { reasonOf, type Who } from './count/ranking.ts';
import { lettersOf } from './gem-board/letters.ts';

const NAMES = ['Adam', 'Bára', 'Cyril'];
const who = (seat: number): Who => ({ you: seat === 1 ? 'yes' : 'no', name: NAMES[seat] ?? '' });
const reason = (...hoards: readonly (readonly number[])[]): string => {
  const players = hoards.map(([green = 0, red = 0, blue = 0, violet = 0, brown = 0, yellow = 0], seat) => ({
    seat,
    gems: { green, red, blue, violet, brown, yellow },
  }));
  return reasonOf(finalCount(players), who).replace(/[⁨⁩]/g, '');
};

describe('the reason for a win', () => {
  it('is the third color in the example from the rules, though Adam has more gems', () => {
    expect(reason([6, 4, 2, 2, 2, 2], [2, 2, 0, 1, 2, 3], [4, 3, 2, 6, 1, 0])).toBe(
      'Tied up to color 2. Color 3 decides: 3 to 2. Adam has more gems in total, but that does not count.',
    );
  });

  it('is the first color alone if it decides', () => {
    expect(reason([6, 1], [5, 3])).toBe(
      'Adam has the most gems of one color: 6 to 5. You have more gems in total, but that does not count.',
    );
    expect(reason([3], [4])).toBe('You have the most gems of one color: 4 to 3.');
  });

  it('is that all counts are equal if the win is shared', () => {
    expect(reason([2, 1], [1, 2])).toBe('Tied in every color: the win is shared.');
  });
});

describe('the letters on pawns', () => {
  it('are first letters, or seat numbers if two are the same', () => {
    const letters = lettersOf(['ada', 'Émile', 'Anna', ' '].map((name, seat) => ({ seat, name })));
    expect([...letters.values()]).toEqual(['1', 'É', '3', '4']);
  });
});
