import { describe, expect, it } from 'vitest';
import facts from '../../replay/chance/deals.fixture.json' with { type: 'json' };
import type { Card, Layout } from './card.ts';
import { aHand } from './fixtures.ts';
import { flawOf } from './judge.ts';
import { type Search, search } from './search.ts';

interface Searched extends Search {
  readonly hand: readonly Card[];
  readonly short: Search;
}

const SEARCHES = facts.searches as unknown as readonly Searched[];

describe('the search for seven cards', () => {
  it.each([...SEARCHES.entries()])(
    'finds the same layout as Python for hand %i, in as many steps',
    (_, searched) => {
      const { hand, short, outcome, layout, laid } = searched;
      expect(search(hand)).toEqual({ outcome, layout, laid });
      expect(search(hand, 7, 7)).toEqual(short);
    },
  );

  it('finds only flawless layouts', () => {
    for (const { hand } of SEARCHES) expect(flawOf(hand, search(hand).layout, 'strict')).toBeUndefined();
  });

  it('is tested with hands that are solvable, unsolvable and unsettled within the budget', () => {
    const outcomes = SEARCHES.flatMap(({ outcome, short }) => [outcome, short.outcome]);
    expect(new Set(outcomes)).toEqual(new Set(['found', 'none', 'unsettled']));
  });

  it('finds layouts of fewer cards too', () => {
    const one: Layout = [{ card: 11, turn: 0, anchor: [0, 0] }];
    expect(search(aHand(), 1)).toEqual({ outcome: 'found', layout: one, laid: 1 });
    expect(search([], 1)).toEqual({ outcome: 'none', layout: [], laid: 0 });
  });
});
