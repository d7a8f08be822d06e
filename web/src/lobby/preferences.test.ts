import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/fixtures.ts';

let preferences: typeof import('./preferences.ts') &
  typeof import('./newTable.ts') &
  typeof import('./friends.ts') &
  typeof import('../table/visit.ts');
let kept: Map<string, string>;
let begun: Map<string, string>;
let asked: { path: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  kept = stubStorage();
  begun = stubStorage('sessionStorage');
  asked = [];
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    asked.push({ path, body: JSON.parse(init.body) });
    return { ok: true, json: async () => ({ table: 't1', seat: 0, invite: 'secret' }) };
  });
  preferences = {
    ...(await import('./preferences.ts')),
    ...(await import('./newTable.ts')),
    ...(await import('./friends.ts')),
    ...(await import('../table/visit.ts')),
  };
});

describe('a table for friends', () => {
  it('has a seat for the player and three open ones', async () => {
    await preferences.openForFriends();
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    expect(asked).toMatchObject([{ path: '/api/tables', body: { edition: 'pouch', seats } }]);
    expect(location.hash).toBe('#/table/t1');
  });

  it('uses the name that the player last chose, and stores the invitation', async () => {
    preferences.rememberName('Zoë');
    await preferences.openForFriends();
    expect(asked[0]?.body.name).toBe('Zoë');
    expect([...kept.values()]).toContain('secret');
  });

  it('stays in its lobby', async () => {
    await preferences.openForFriends();
    expect(begun.size).toBe(0);
  });
});

describe('a table against bots', () => {
  it('starts at once and is the default for the next one', async () => {
    await preferences.openTable({ ...preferences.usualTable(), opponents: 1, strength: 'sharp' });
    expect(asked[0]?.body.seats).toEqual([{ kind: 'me' }, { kind: 'bot', strength: 'sharp' }]);
    expect(begun.size).toBe(1);
    expect(preferences.lastNewTable()).toMatchObject({ opponents: 1, strength: 'sharp', deck: 'standard' });
  });

  it('sends only settings of its edition', async () => {
    kept.set('ubongo:wish', '{"edition":"three-d","side":"4","level":"2","glass":90000}');
    await preferences.openTable(preferences.lastNewTable());
    expect(asked[0]?.body.settings).toEqual({
      level_0: 2,
      level_1: 2,
      level_2: 2,
      level_3: 2,
      glass: 90_000,
    });
    expect(JSON.parse(kept.get('ubongo:wish') ?? '')).toMatchObject({ side: '4', level: '2', glass: 90_000 });
  });

  it('can have no time limit, and gets defaults for values that are not offered', async () => {
    kept.set('ubongo:wish', '{"edition":"classic","opponents":0,"side":"5","glass":null,"strength":"huge"}');
    await preferences.openTable(preferences.lastNewTable());
    expect(asked[0]?.body).toMatchObject({ settings: { side: '3', glass: null }, deck: 'standard' });
    expect(asked[0]?.body.seats).toEqual([{ kind: 'me' }, { kind: 'bot', strength: 'steady' }]);
  });

  it.each(['nonsense', 'null', '7'])('has the defaults if %s was stored', (stored) => {
    kept.set('ubongo:wish', stored);
    expect(preferences.lastNewTable()).toEqual(preferences.usualTable());
  });
});

describe('the link back to the table', () => {
  it('leads to a running game, but not to a finished one', () => {
    expect(preferences.tableLeft()).toBeUndefined();
    preferences.sitAt('t1', true);
    preferences.sitAt('t2', false);
    expect(preferences.tableLeft()).toBe('t1');
    preferences.sitAt('t1', false);
    expect(preferences.tableLeft()).toBeUndefined();
  });
});
