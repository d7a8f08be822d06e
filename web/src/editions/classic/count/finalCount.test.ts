import { describe, expect, it } from 'vitest';
import { finalCount } from './finalCount.ts';

/** The worked example from rule C10. */
const ADAM = { seat: 0, gems: { green: 6, red: 4, blue: 2, violet: 2, brown: 2, yellow: 2 } };
const BARA = { seat: 1, gems: { green: 2, red: 2, violet: 1, brown: 2, yellow: 3 } };
const CYRIL = { seat: 2, gems: { green: 4, red: 3, blue: 2, violet: 6, brown: 1 } };

describe('the final count', () => {
  it('is decided by the third color in the example from the rules, though Adam has more gems', () => {
    const { players, deciding } = finalCount([ADAM, BARA, CYRIL]);
    const sorted = players.map(({ seat, colors, total, out }) => ({
      seat,
      counts: colors.map(({ count }) => count).join(' '),
      total,
      out,
    }));
    expect(sorted).toEqual([
      { seat: 2, counts: '6 4 3 2 1 0', total: 16, out: null },
      { seat: 0, counts: '6 4 2 2 2 2', total: 18, out: 2 },
      { seat: 1, counts: '3 2 2 2 1 0', total: 10, out: 0 },
    ]);
    expect(deciding).toBe(2);
  });

  it('compares the counts in order, whatever their colors', () => {
    const { players } = finalCount([CYRIL]);
    expect(players[0]?.colors.map(({ color }) => color)).toEqual([
      'violet',
      'green',
      'red',
      'blue',
      'brown',
      'yellow',
    ]);
  });

  it('is decided by the first color if the counts differ there', () => {
    expect(finalCount([ADAM, BARA]).deciding).toBe(0);
  });

  it('is undecided if all counts are equal', () => {
    const twin = { seat: 3, gems: { red: 6, yellow: 4, green: 2, blue: 2, violet: 2, brown: 2 } };
    const { players, deciding } = finalCount([ADAM, BARA, twin]);
    expect(deciding).toBeNull();
    expect(players.map(({ seat, out }) => [seat, out])).toEqual([
      [0, null],
      [3, null],
      [1, 0],
    ]);
  });
});
