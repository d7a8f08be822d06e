import { beforeEach, describe, expect, it, vi } from 'vitest';
import { headSeen, termsSeen, timesSeen } from '../replay/seen.ts';
import { aTable, aView } from '../table/fixtures.ts';
import { hashSeen, keepHash, keepHead } from './hashes.ts';

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

describe('the newest entry of a game', () => {
  const update = (seq: number, head: string | null = 'ab'.repeat(32)) =>
    ({ type: 'update', seq, head, table: aTable(), view: aView() }) as const;

  it('is stored with its hash, and with the time at which it first came', () => {
    vi.useFakeTimers({ now: 1_000 });
    keepHead('t9', update(1));
    vi.setSystemTime(2_000);
    keepHead('t9', update(1));
    keepHead('t9', update(2));
    vi.useRealTimers();
    expect(headSeen('t9')).toEqual({ seq: 2, hash: 'ab'.repeat(32) });
    expect(timesSeen('t9')).toEqual([
      [1, 1_000],
      [2, 2_000],
    ]);
  });

  it('has no time in a welcome, which may come long after it', () => {
    keepHead('t8', { ...update(7), type: 'welcome', protocol: 3, note_ms: null });
    expect(headSeen('t8')?.seq).toBe(7);
    expect(timesSeen('t8')).toEqual([]);
  });

  it('is not stored in a game without a hash chain', () => {
    keepHead('t7', update(3, null));
    expect(headSeen('t7')).toBeUndefined();
  });
});
