import { describe, expect, it } from 'vitest';
import type { PouchView } from '../../net/wire.gen.ts';
import { aTable, aView } from '../../table/fixtures.ts';
import { announcements } from './announcements.ts';

const announced = (before: Partial<PouchView> | undefined, after: Partial<PouchView>) =>
  announcements(before && { table: aTable(), view: aView(before) }, {
    table: aTable(),
    view: aView(after),
  }).map(({ text }) => text.replace(/[⁨⁩]/g, ''));

describe('announcements of a gem race', () => {
  it('are empty when nothing has changed', () => {
    expect(announced({}, { remaining_ms: 40_000 })).toEqual([]);
  });

  it('report the countdown, the reveal, and the end of a round', () => {
    expect(announced(undefined, { stage: 'countdown' })).toEqual(['Round 1. Get ready.']);
    expect(announced({ stage: 'countdown' }, {})).toEqual(['Go! The die shows: Snake.']);
    expect(announced({}, { stage: 'resting' })).toEqual(['The round is over.']);
    expect(announced({ stage: 'resting' }, { stage: 'over' })).toEqual(['The game is over.']);
  });

  it('report the next round if there was no break', () => {
    expect(announced({ stage: 'countdown' }, { stage: 'countdown', round: 2 })).toEqual([
      'Round 2. Get ready.',
    ]);
  });

  it('report who solved and who gave up, except for the player', () => {
    const solvers = [
      { seat: 1, rank: 1, elapsed_ms: 9_000 },
      { seat: 0, rank: 2, elapsed_ms: 9_500 },
    ];
    expect(announced({}, { solvers })).toEqual(['Kesi finished 1st']);
    expect(announced({}, { given_up: [0, 2] })).toEqual(['Omari gave up']);
  });

  it('report the second chance and a tie-break', () => {
    expect(announced({}, { second_chance: true })).toEqual([
      'Nobody finished. The timer is flipped once more.',
    ]);
    expect(announced({ stage: 'resting', round: 9 }, { stage: 'countdown', round: 9, tie_break: 1 })).toEqual(
      ['It is a tie. Tie-break 1: first to solve wins.'],
    );
  });
});
