import { describe, expect, it } from 'vitest';
import type { CardsView } from '../../net/wire.gen.ts';
import { aTable } from '../../table/fixtures.ts';
import { announcements } from './announcements.ts';
import { aCardsView, aPlayer } from './fixtures.ts';

const announced = (before: Partial<CardsView> | undefined, after: Partial<CardsView>) => {
  const table = aTable();
  const was = before && { table, view: aCardsView(before) };
  return announcements(was, { table, view: aCardsView(after) }).map(({ text }) => text.replace(/[⁨⁩]/g, ''));
};

describe('announcements of cards', () => {
  it('are empty when others have placed a card', () => {
    expect(announced({}, { players: [aPlayer(0), aPlayer(1, { cards: 3 })] })).toEqual([]);
  });

  it('report the countdown, the signal, and the end of a round', () => {
    expect(announced(undefined, { stage: 'countdown' })).toEqual(['Round 1. Get ready.']);
    expect(announced({ stage: 'countdown' }, {})).toEqual(['Go! Place your cards.']);
    expect(announced({ stage: 'called' }, { stage: 'resting' })).toEqual(['The round is over.']);
    expect(announced({ stage: 'called' }, { stage: 'over' })).toEqual(['The game is over.']);
  });

  it('report which other player calls, passes, or plays again', () => {
    const passed = { players: [aPlayer(0), aPlayer(1, { passed: true })] };
    expect(announced({}, passed)).toEqual(['Kesi passes']);
    expect(announced(passed, {})).toEqual(['Kesi is playing again']);
    const called = { stage: 'called' as const, players: [aPlayer(0), aPlayer(1, { called_ms: 9_000 })] };
    expect(announced({}, called)).toEqual(['Kesi calls Ubongo!']);
  });

  it('leave out the player’s own actions', () => {
    expect(announced({}, { players: [aPlayer(0, { passed: true }), aPlayer(1)] })).toEqual([]);
  });
});
