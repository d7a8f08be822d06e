import { describe, expect, it } from 'vitest';
import type { ClassicView, Taken } from '../../net/wire.gen.ts';
import { aClassicView, aTable, CLASSIC } from '../../table/fixtures.ts';
import { announcements } from './announcements.ts';

const announced = (before: Partial<ClassicView> | undefined, after: Partial<ClassicView>) => {
  const table = aTable();
  const was = before && { table, view: aClassicView(before) };
  return announcements(was, { table, view: aClassicView(after) }).map(({ text }) => text.replace(/[⁨⁩]/g, ''));
};
const withPawns = (...pawns: (number | null)[]) => ({
  players: aClassicView().players.map((player, seat) => ({ ...player, pawn: pawns[seat] ?? null })),
});
const taken: Taken = { seat: 1, row: 0, gems: ['green', 'red'], elapsed_ms: 12_000 };

describe('announcements at the gem board', () => {
  it('are empty when nothing has changed', () => {
    expect(announced({}, { remaining_ms: 40_000 })).toEqual([]);
  });

  it('report whose turn it is to place a pawn, and where others have placed theirs', () => {
    expect(announced(undefined, { stage: 'placing', turn: 1 })).toEqual([
      'Kesi is placing a pawn on a space.',
    ]);
    expect(
      announced(
        { stage: 'placing', turn: 1, ...withPawns(2, null) },
        { stage: 'placing', turn: 0, ...withPawns(2, 5) },
      ),
    ).toEqual(['Kesi moves to row 6', 'Your turn: place your pawn on a space.']);
  });

  it('report the pawns of others and all takings, but the player’s own only to screen readers', () => {
    expect(announced(withPawns(2, 2), withPawns(1, 3))).toEqual(['Kesi moves to row 4']);
    expect(announced({}, { takings: [taken, { ...taken, seat: 0 }] })).toEqual([
      'Kesi takes green, red from row 1',
      'You took: green, red.',
    ]);
    const own = { takings: [{ ...taken, seat: 0 }] };
    expect(
      announcements({ table: aTable(), view: aClassicView() }, { table: aTable(), view: aClassicView(own) }),
    ).toEqual([{ text: expect.stringContaining('You took'), isShown: false }]);
  });

  it('report the taking that ended the round before the end of the round', () => {
    const last = {
      symbol: 3,
      second_chance: false,
      boards: [
        {
          seat: 1,
          puzzle: { card: 1, region: '#', pieces: [] },
          tiling: [],
          grade: 4,
          rank: 1,
          elapsed_ms: 9_000,
          taken,
        },
      ],
    };
    expect(announced({}, { stage: 'resting', last })).toEqual([
      'Kesi takes green, red from row 1',
      'The round is over.',
    ]);
  });

  it('notify a player who solved but took no gems', () => {
    const board = {
      puzzle: { card: 1, region: '#', pieces: [] },
      tiling: [],
      grade: 4,
      elapsed_ms: 9_000,
      taken: null,
    };
    const last = (rank: number | null) => ({
      symbol: 3,
      second_chance: false,
      boards: [{ ...board, seat: 0, rank }],
    });
    expect(announced({}, { stage: 'resting', last: last(1) })).toEqual([
      'Solved, but took no gems',
      'The round is over.',
    ]);
    expect(announced({}, { stage: 'resting', last: last(null) })).toEqual(['The round is over.']);
    expect(announced(undefined, { stage: 'resting', last: last(1) })).toEqual(['The round is over.']);
  });

  it('report whose turn it is in calm taking', () => {
    expect(announced({}, { stage: 'taking', turn: 0 })).toEqual([
      'The race is over. Gems are taken now, in order of rank.',
      'Your turn: move and take gems.',
    ]);
    expect(announced({ stage: 'taking', turn: 0 }, { stage: 'taking', turn: 1 })).toEqual([
      'It is Kesi’s turn to take gems.',
    ]);
  });

  it('report the start of the time limit for taking without a glass', () => {
    const open = { settings: { ...CLASSIC, glass: null } };
    expect(announced({ ...open, remaining_ms: null }, { ...open, remaining_ms: 30_000 })).toEqual([
      'Everyone has finished. 30 seconds left to take gems.',
    ]);
    expect(announced({ ...open, remaining_ms: 30_000 }, { ...open, remaining_ms: 20_000 })).toEqual([]);
  });

  it('report the die after a reload only if the player has not solved', () => {
    expect(announced(undefined, {})).toEqual(['Go! The die shows: Snake.']);
    expect(announced(undefined, { solvers: [{ seat: 0, rank: 1, elapsed_ms: 9_000 }] })).toEqual([]);
  });
});
