import { describe, expect, it } from 'vitest';
import type { ClassicView, Field } from '../../net/wire.gen.ts';
import { aClassicView, aTable, CLASSIC } from '../../table/fixtures.ts';
import { gemChoices } from './gemChoices.ts';
import { guide } from './guide.ts';

const said = (more: Partial<ClassicView>) =>
  guide({ table: aTable(), view: aClassicView(more) }).replace(/[⁨⁩]/g, '');
const full = (row: number): Field => ({ row, hole: 0, gems: ['green', 'red'] });
const empty = (row: number): Field => ({ row, hole: 12, gems: [] });
const unplaced = (seat: number): ClassicView['players'] =>
  aClassicView().players.map((player) => (player.seat === seat ? { ...player, pawn: null } : player));
const solver = { seat: 0, rank: 2, elapsed_ms: 9_000 };

describe('what there is to do', () => {
  it('is nothing in words while one’s own board speaks for itself', () => {
    expect(said({})).toBe('');
  });

  it('is to place the pawn, or to wait for the player who does', () => {
    expect(said({ stage: 'placing', turn: 0 })).toBe(
      'Choose a starting row for your pawn. Solve a puzzle to move it and take two gems.',
    );
    expect(said({ stage: 'placing', turn: 1 })).toBe('Kesi is choosing a starting row.');
    expect(said({ stage: 'placing', turn: 1, players: unplaced(0) })).toContain('Then it is your turn.');
  });

  it('is to move as far as the rank allows and to take, before the glass is out if there is one', () => {
    const solved = { solvers: [solver], reach: [full(1), full(2), full(3)] };
    expect(said(solved)).toBe('Move up to 2 rows, then take two gems. Before time runs out!');
    const open = { ...solved, settings: { ...CLASSIC, glass: null } };
    expect(said({ ...open, remaining_ms: null })).toBe('Move up to 2 rows, then take two gems.');
    expect(said({ ...open, remaining_ms: 30_000 })).toBe(
      'Move up to 2 rows, then take two gems. When time runs out, you get the gems in front of your pawn.',
    );
  });

  it('is to move on from an empty row, and to see that nothing is within reach', () => {
    expect(said({ solvers: [solver], reach: [full(1), empty(2)] })).toContain('Move to another row');
    expect(said({ solvers: [solver], reach: [empty(1), empty(2)] })).toContain('You can still move');
    expect(said({ solvers: [solver], reach: [empty(2)] })).toContain('this time');
  });

  it('is to wait for the others once one has taken', () => {
    const takings: ClassicView['takings'] = [{ seat: 0, row: 2, gems: ['green', 'red'], elapsed_ms: 1 }];
    expect(said({ solvers: [solver], takings })).toBe('You took: green, red. Still playing: Kesi.');
  });

  it('is to wait for the end of the race where taking is calm, and then for one’s turn', () => {
    const calm = { settings: { ...CLASSIC, calm: true }, solvers: [solver] };
    expect(said(calm)).toContain('after the race');
    expect(said({ ...calm, stage: 'taking', turn: 1 })).toBe('Kesi is moving and taking gems.');
    const own = { ...calm, stage: 'taking' as const, turn: 0, reach: [full(2)] };
    expect(said(own)).toContain('Take the two gems');
    expect(said(own)).toContain('you get the gems in front');
    expect(said({ ...calm, solvers: [], stage: 'taking', turn: 1 })).toContain('did not solve');
  });

  it('is to watch for a spectator', () => {
    expect(said({ seat: null })).toContain('Players who finish move and take gems');
  });
});

describe('one’s turn in calm taking', () => {
  const calm = { settings: { ...CLASSIC, calm: true }, stage: 'taking' as const, turn: 1 };
  const solvers = [{ ...solver, seat: 1, rank: 1 }, solver];

  it('is foretold to the next by rank', () => {
    expect(said({ ...calm, solvers })).toBe('Kesi is moving and taking gems. Then it is your turn.');
  });

  it('is not foretold where nothing could be moved or taken', () => {
    const last = [
      { ...solver, seat: 1, rank: 3 },
      { ...solver, rank: 4 },
    ];
    const rows: ClassicView['rows'] = [['green', 'red'], [], [], [], [], []];
    expect(said({ ...calm, solvers: last, rows })).toBe('Kesi is moving and taking gems.');
  });

  it('is over with what one has taken', () => {
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

describe('the choices', () => {
  it('are to move to other rows, and to take from one’s own', () => {
    const view = aClassicView({ reach: [full(1), full(2)] });
    expect(gemChoices(view, 2).map(({ kind, label }) => [kind, label.replace(/[⁨⁩]/g, '')])).toEqual([
      ['move', 'Move to row 2: green, red'],
      ['take', 'Take from row 3: green, red'],
    ]);
  });

  it('are no taking where the row is empty', () => {
    expect(gemChoices(aClassicView({ reach: [empty(2)] }), 2)[0]?.kind).toBe('stay');
  });

  it('are any field before the first round', () => {
    const view = aClassicView({ stage: 'placing', reach: [full(0), full(5)] });
    expect(gemChoices(view, null).map(({ kind }) => kind)).toEqual(['place', 'place']);
  });
});
