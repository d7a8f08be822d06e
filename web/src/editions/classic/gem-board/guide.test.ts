import { describe, expect, it } from 'vitest';
import type { ClassicView, Field } from '../../../net/wire.gen.ts';
import { aClassicView, aTable, CLASSIC } from '../../../table/fixtures.ts';
import { canStay, gemChoices } from './gemChoices.ts';
import { guide } from './guide.ts';

const said = (more: Partial<ClassicView>) =>
  guide({ table: aTable(), view: aClassicView(more) }).replace(/[⁨⁩]/g, '');
const full = (row: number): Field => ({ row, hole: 0, gems: ['green', 'red'] });
const empty = (row: number): Field => ({ row, hole: 12, gems: [] });
const unplaced = (seat: number): ClassicView['players'] =>
  aClassicView().players.map((player) => (player.seat === seat ? { ...player, pawn: null } : player));
const solver = { seat: 0, rank: 2, elapsed_ms: 9_000 };

describe('the guide line', () => {
  it('is empty while the player solves their own board', () => {
    expect(said({})).toBe('');
  });

  it('says the aim, and asks the player to place the pawn, or names the player who does', () => {
    expect(said({ stage: 'placing', turn: 0 })).toBe(
      'Most gems of one color win. Choose a starting row for your pawn.',
    );
    expect(said({ stage: 'placing', turn: 1 })).toBe(
      'Most gems of one color win. Kesi is choosing a starting row.',
    );
    expect(said({ stage: 'placing', turn: 1, players: unplaced(0) })).toContain('Then it is your turn.');
  });

  it('shows how far the rank lets the pawn move, and the time limit if there is one', () => {
    const solved = { solvers: [solver], reach: [full(1), full(2), full(3)] };
    expect(said(solved)).toBe('Move up to 2 rows, then take two gems. Before time runs out!');
    const open = { ...solved, settings: { ...CLASSIC, glass: null } };
    expect(said({ ...open, remaining_ms: null })).toBe('Move up to 2 rows, then take two gems.');
    expect(said({ ...open, remaining_ms: 30_000 })).toBe(
      'Move up to 2 rows, then take two gems. When time runs out, you get the gems in front of your pawn.',
    );
  });

  it('asks the player to leave an empty row, and reports if no gems are within reach', () => {
    expect(said({ solvers: [solver], reach: [full(1), empty(2)] })).toContain('Move to another row');
    expect(said({ solvers: [solver], reach: [empty(1), empty(2)] })).toContain('You can still move');
    expect(said({ solvers: [solver], reach: [empty(2)] })).toContain('this time');
  });

  it('offers no move for a next round in the last one', () => {
    expect(said({ solvers: [solver], reach: [empty(1), empty(2)], round: 9 })).toContain('this time');
  });

  it('names the players who are still playing once the player stays', () => {
    expect(said({ solvers: [solver], stayed: [0] })).toBe('You stay where you are. Still playing: Kesi.');
    const taken: ClassicView['takings'] = [{ seat: 0, row: 2, gems: ['green', 'red'], elapsed_ms: 1 }];
    expect(said({ solvers: [solver], takings: taken, stayed: [1] })).toBe('You took: green, red. ');
  });

  it('names the players who are still playing once the player has taken gems', () => {
    const takings: ClassicView['takings'] = [{ seat: 0, row: 2, gems: ['green', 'red'], elapsed_ms: 1 }];
    expect(said({ solvers: [solver], takings })).toBe('You took: green, red. Still playing: Kesi.');
  });

  it('asks the player in calm taking to wait for the end of the race, and then for their turn', () => {
    const calm = { settings: { ...CLASSIC, calm: true }, solvers: [solver] };
    expect(said(calm)).toContain('after the race');
    expect(said({ ...calm, stage: 'taking', turn: 1 })).toBe('Kesi is moving and taking gems.');
    const own = { ...calm, stage: 'taking' as const, turn: 0, reach: [full(2)] };
    expect(said(own)).toContain('Take the two gems');
    expect(said(own)).toContain('you get the gems in front');
    expect(said({ ...calm, solvers: [], stage: 'taking', turn: 1 })).toContain('did not solve');
  });

  it('describes the race to a spectator', () => {
    expect(said({ seat: null })).toContain('Players who finish move and take gems');
  });
});

describe('the notice of the next turn in calm taking', () => {
  const calm = { settings: { ...CLASSIC, calm: true }, stage: 'taking' as const, turn: 1 };
  const solvers = [{ ...solver, seat: 1, rank: 1 }, solver];

  it('is shown to the next player by rank', () => {
    expect(said({ ...calm, solvers })).toBe('Kesi is moving and taking gems. Then it is your turn.');
  });

  it('is not shown to a player who has nothing to move or take', () => {
    const last = [
      { ...solver, seat: 1, rank: 3 },
      { ...solver, rank: 4 },
    ];
    const rows: ClassicView['rows'] = [['green', 'red'], [], [], [], [], []];
    expect(said({ ...calm, solvers: last, rows })).toBe('Kesi is moving and taking gems.');
  });

  it('is not shown after the player has taken gems', () => {
    const takings: ClassicView['takings'] = [{ seat: 0, row: 2, gems: ['green', 'red'], elapsed_ms: 1 }];
    const first = [
      { ...solver, rank: 1 },
      { ...solver, seat: 1, rank: 2 },
    ];
    expect(said({ ...calm, solvers: first, takings })).toBe(
      'You took: green, red. Kesi is moving and taking gems.',
    );
  });
});

describe('the choices at the gem board', () => {
  it('are to move to another row or to take from the current one', () => {
    const view = aClassicView({ reach: [full(1), full(2)] });
    expect(gemChoices(view, 2).map(({ kind, label }) => [kind, label.replace(/[⁨⁩]/g, '')])).toEqual([
      ['move', 'Move to row 2: green, red'],
      ['take', 'Take from row 3: green, red'],
    ]);
  });

  it('do not include taking if the row is empty', () => {
    expect(gemChoices(aClassicView({ reach: [empty(2)] }), 2)[0]?.kind).toBe('stay');
  });

  it('are any row before the first round', () => {
    const view = aClassicView({ stage: 'placing', reach: [full(0), full(5)] });
    expect(gemChoices(view, null).map(({ kind }) => kind)).toEqual(['place', 'place']);
  });
});

describe('staying', () => {
  it('is offered if the pawn can still move, no gems are in reach, and another round follows', () => {
    const seen = aClassicView({ reach: [empty(1), empty(2)] });
    expect(canStay(seen)).toBe(true);
    expect(canStay({ ...seen, reach: [full(1), empty(2)] })).toBe(false);
    expect(canStay({ ...seen, reach: [empty(2)] })).toBe(false);
    expect(canStay({ ...seen, round: 9 })).toBe(false);
    expect(canStay({ ...seen, stage: 'taking' })).toBe(false);
    expect(canStay({ ...seen, settings: { ...CLASSIC, pawn_waits: false } })).toBe(false);
  });
});
