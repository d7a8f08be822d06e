import { beforeAll, describe, expect, it, vi } from 'vitest';

let route: typeof import('./route.svelte.ts');

beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  route = await import('./route.svelte.ts');
});

describe('routes', () => {
  it.each([
    ['', { at: 'home', isLost: false }],
    ['#/', { at: 'home', isLost: false }],
    ['#/nowhere', { at: 'home', isLost: true }],
    ['#/table/', { at: 'home', isLost: true }],
    ['#/table/a1/b2', { at: 'home', isLost: true }],
    ['#/table/a1b2', { at: 'table', table: 'a1b2' }],
    ['#/replay/a1b2', { at: 'replay', table: 'a1b2' }],
    ['#/new', { at: 'new' }],
    ['#/solo', { at: 'solo' }],
    ['#/records', { at: 'records' }],
    ['#/join', { at: 'code', code: '' }],
    ['#/join/k7m-2qx', { at: 'code', code: 'K7M2QX' }],
    ['#/join/a1b2/s-e_cret', { at: 'invite', table: 'a1b2', secret: 's-e_cret' }],
  ])('reads %s', (hash, expected) => {
    expect(route.parseRoute(hash)).toEqual(expected);
  });

  it('parses what it formats', () => {
    expect(route.parseRoute(route.tableHash('a1'))).toEqual({ at: 'table', table: 'a1' });
    expect(route.parseRoute(route.replayHash('a1'))).toEqual({ at: 'replay', table: 'a1' });
    expect(route.parseRoute(route.codeHash('K7M2QX'))).toEqual({ at: 'code', code: 'K7M2QX' });
    expect(route.parseRoute(route.inviteHash('a1', 's'))).toEqual({ at: 'invite', table: 'a1', secret: 's' });
  });

  it('accepts a code in any form that people type', () => {
    expect(route.cleanCode(' k7m 2qx ')).toBe('K7M2QX');
    expect(route.cleanCode('k7m-2qx-and-more')).toBe('K7M2QX');
    expect(route.cleanCode('')).toBe('');
  });
});
