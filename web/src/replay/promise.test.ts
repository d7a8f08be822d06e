import { beforeAll, describe, expect, it } from 'vitest';
import { aReplay } from './fixtures.ts';
import {
  checked,
  loadEditions,
  recordIn,
  rootOf,
  seatsOf,
  seenBy,
  withShares,
  withTerms,
  wrongLines,
} from './forged/fixtures.ts';
import type { Replay } from './replay.ts';

beforeAll(loadEditions);

describe('the promise of a game', () => {
  it.each([
    ['pouch-four', 'everybody'],
    ['cards-two', 'everybody'],
    ['pouch-left-out', 'most-rounds'],
    ['pouch-bots', 'one'],
    ['solo-twenty', 'one'],
    ['plain-win', 'older'],
  ])('promises in %s: %s', (name, promise) => {
    expect(checked(aReplay(name)).promise).toBe(promise);
  });

  it('promises nothing more than the server’s word if the only share is left out', () => {
    const replay = aReplay('pouch-bots');
    expect(checked(withShares(replay, 0, [null, null, null])).promise).toBe('none');
  });

  it('promises less if people have not committed to shares', () => {
    const replay = aReplay('pouch-four');
    const committed = (seats: number): Replay => {
      const fewer = withTerms(replay, (terms) => ({
        ...terms,
        seats: seatsOf(terms).map((seat, index) => (index < seats ? seat : { ...seat, commitment: null })),
      }));
      const { reveals } = recordIn(fewer);
      return reveals.reduce(
        (changed, { shares }, number) =>
          withShares(
            changed,
            number,
            shares.map((share, seat) => (seat < seats ? share : null)),
          ),
        fewer,
      );
    };
    expect(checked(committed(4)).promise).toBe('everybody');
    expect(checked(committed(3)).promise).toBe('several');
    expect(checked(committed(3)).unproved?.uncommitted).toEqual(['gentle 4']);
    expect(checked(committed(1)).promise).toBe('one');
    expect(wrongLines(committed(1))).toEqual([]);
  });

  it('says whether the share of this browser is in it', () => {
    const replay = aReplay('pouch-four');
    expect(checked(replay, seenBy(2, replay)).lines.map(({ name }) => name)).toContain('own-share');
    for (const root of [rootOf(7), 'zz', '', undefined]) {
      const other = checked(replay, { ...seenBy(2, replay), root, asked: [] });
      expect([other.promise, other.isRight]).toEqual(['unshared', true]);
      expect(other.lines.map(({ name }) => name)).not.toContain('own-share');
    }
    const alone = aReplay('pouch-bots');
    expect(checked(alone, seenBy(0, alone)).promise).toBe('one');
    expect(checked(alone, seenBy(5, alone)).promise).toBe('unshared');
  });

  it('does not miss the shares of a browser that had no seat', () => {
    const replay = aReplay('pouch-four');
    const entries = seenBy(0, replay).entries.map((entry) => ({ ...entry, isSeated: false }));
    expect(checked(replay, { root: rootOf(7), entries }).promise).toBe('everybody');
  });

  it('promises what the shares give that have arrived', () => {
    const replay = aReplay('pouch-four');
    const only = (seats: readonly number[]): Replay =>
      recordIn(replay).reveals.reduce(
        (changed, { shares }, number) =>
          withShares(
            changed,
            number,
            shares.map((share, seat) => (seats.includes(seat) ? share : null)),
          ),
        replay,
      );
    expect(checked(only([])).promise).toBe('none');
    expect(checked(only([2])).promise).toBe('one');
    expect(checked(only([1, 2])).promise).toBe('most-rounds');
    expect(checked(only([1, 2]), seenBy(0, replay)).promise).toBe('unshared');
  });
});
