import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../lib/fixtures.ts';
import { aTable } from '../fixtures.ts';
import type { BoardResult } from '../race.ts';
import { noteRace, type Race } from './raceLevel.ts';

let kept: Map<string, string>;
let session: Map<string, string>;
beforeEach(() => {
  kept = stubStorage();
  session = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

const boardOf = (region: string, grade: number, rank: number | null, elapsed_ms = 15_000): BoardResult => ({
  seat: 0,
  puzzle: { card: 1, region, pieces: ['I2'] },
  tiling: [],
  grade,
  rank,
  elapsed_ms: rank === null ? null : elapsed_ms,
});
const race = (board: BoardResult, more: Partial<Race> = {}): Race => ({
  table: aTable(),
  seat: 0,
  boards: [{ ...boardOf('other', 9, 1), seat: 1 }, board],
  kind: 'flat',
  isOver: false,
  ...more,
});
const level = () => kept.get('ubongo:level');

describe('the level after races against bots', () => {
  it('rises with each board that was at least as hard and solved, more if quickly', () => {
    noteRace(race(boardOf('#', 4, 1)));
    expect(level()).toBe('30');
    noteRace(race(boardOf('##', 4, 3, 45_000)));
    expect(level()).toBe('35');
  });

  it('counts a race once, however often it is shown', () => {
    noteRace(race(boardOf('#', 4, 1)));
    noteRace(race(boardOf('#', 4, 1)));
    noteRace(race(boardOf('#', 4, 1), { isOver: true }));
    expect(level()).toBe('30');
  });

  it('falls with a board that was no harder and not solved, and rises slowly after that', () => {
    kept.set('ubongo:level', '50');
    noteRace(race(boardOf('#', 4.8, null)));
    expect(level()).toBe('44');
    noteRace(race(boardOf('##', 4.8, 2)));
    expect(level()).toBe('46');
  });

  it('stays after a harder board that was not solved, and an easier one that was', () => {
    kept.set('ubongo:level', '50');
    noteRace(race(boardOf('#', 6, null)));
    noteRace(race(boardOf('##', 3, 1)));
    expect(level()).toBe('50');
  });

  it('is that of blocks after races with blocks', () => {
    noteRace(race(boardOf('#', 4, 1), { kind: 'solid' }));
    expect([level(), kept.get('ubongo:level-blocks')]).toEqual([undefined, '30']);
  });

  it('makes the next table against bots harder', () => {
    kept.set('ubongo:level', '58');
    kept.set('ubongo:wish', '{"edition":"pouch","side":"3","strength":"steady"}');
    noteRace(race(boardOf('#', 6, 1)));
    expect(JSON.parse(kept.get('ubongo:wish') ?? '')).toEqual({
      edition: 'pouch',
      side: '4',
      strength: 'sharp',
    });
  });
});

describe('no level follows', () => {
  const [me, bot] = aTable().seats;
  if (!me || !bot) throw new Error('no seats');
  const seated = (...seats: (typeof me)[]) => ({ table: { ...aTable(), seats } });

  it.each<[string, Partial<Race>]>([
    ['a game with another person', seated(me, { ...bot, kind: 'person' })],
    ['a race that a bot played in the seat', seated({ ...me, stand_in: 'away' } as never, bot)],
    ['a game alone', seated(me)],
    ['a game that is watched', { seat: null }],
    ['an old game that is looked at again', { isOver: true }],
  ])('from %s', (_, more) => {
    noteRace(race(boardOf('#', 6, 1), more));
    expect(level()).toBeUndefined();
  });

  it('and unreadable notes are dropped', () => {
    session.set('ubongo:races', '{');
    noteRace(race(boardOf('#', 6, 1)));
    expect(level()).toBe('30');
  });
});
