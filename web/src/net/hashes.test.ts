import { beforeEach, describe, expect, it, vi } from 'vitest';
import { headSeen, termsSeen } from '../replay/seen.ts';
import { aTable } from '../table/fixtures.ts';
import { hashSeen, keepHash } from './hashes.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('the seed hash of a game', () => {
  it('is stored when it is first seen', () => {
    keepHash(aTable());
    keepHash({ ...aTable(), seed_hash: 'another' });
    expect(hashSeen('t1')).toBe('ab');
    expect(hashSeen('t2')).toBeUndefined();
  });

  it('is not stored once the seed is published', () => {
    keepHash({ ...aTable(), seed: '00' });
    expect(hashSeen('t1')).toBeUndefined();
  });

  it('is undefined if storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    keepHash(aTable());
    expect(hashSeen('t1')).toBeUndefined();
  });
});

describe('the terms and the head of a game', () => {
  it('are those that were stored during the game', () => {
    kept.set('ubongo.terms.t1', 'ab');
    kept.set('ubongo.head.t1', '57:9f');
    expect([termsSeen('t1'), headSeen('t1')]).toEqual(['ab', { seq: 57, hash: '9f' }]);
  });

  it('are undefined if nothing was stored', () => {
    expect([termsSeen('t2'), headSeen('t2')]).toEqual([undefined, undefined]);
    kept.set('ubongo.head.t2', '57');
    expect(headSeen('t2')).toBeUndefined();
  });
});
