import { describe, expect, it } from 'vitest';
import { flightKey, flightsOf } from './flight.ts';

const board = (seat: number, rank: number | null, track_gem: string | null, bag_gem: string | null) => ({
  seat,
  rank,
  track_gem,
  bag_gem,
});
const boards = [
  board(0, 2, 'amber', 'ruby'),
  board(1, null, null, null),
  board(2, 1, 'sapphire', 'emerald'),
  board(3, 3, null, 'amber'),
];

describe('the flight of gems', () => {
  it('goes by rank, for each player first from the track and then from the bag', () => {
    expect(flightsOf(boards).map(flightKey)).toEqual(['track-2', 'bag-2', 'track-0', 'bag-0', 'bag-3']);
  });

  it('shows a drawn gem before it leaves, and each lands after it has left', () => {
    for (const { rises, leaves, lands } of flightsOf(boards)) {
      expect(leaves).toBeGreaterThan(rises);
      expect(lands).toBeGreaterThan(leaves);
    }
  });

  it('is over within three seconds', () => {
    const four = [0, 1, 2, 3].map((seat) => board(seat, seat + 1, 'amber', 'ruby'));
    expect(Math.max(...flightsOf(four).map(({ lands }) => lands))).toBeLessThan(3_000);
  });

  it('is none if nobody solved', () => {
    expect(flightsOf([board(0, null, null, null)])).toEqual([]);
  });
});
