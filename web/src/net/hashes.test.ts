import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seenOf } from '../replay/seen.ts';
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
    kept.set('ubongo.share.t1', 'cd');
    kept.set('ubongo.asked.t1', '0:0 1:17 ');
    expect(seenOf('t1')).toEqual({
      hash: undefined,
      terms: 'ab',
      root: 'cd',
      head: { seq: 57, hash: '9f' },
      entries: [],
      asked: [
        { reveal: 0, seq: 0 },
        { reveal: 1, seq: 17 },
      ],
    });
  });

  it('are undefined if nothing was stored', () => {
    const nothing = { terms: undefined, root: undefined, head: undefined, entries: [], asked: [] };
    expect(seenOf('t2')).toMatchObject(nothing);
    kept.set('ubongo.head.t2', '57');
    kept.set('ubongo.log.t2', '1:2:3 x 57');
    kept.set('ubongo.asked.t2', '1 1:x ');
    expect(seenOf('t2')).toMatchObject(nothing);
  });
});

describe('each entry of a game', () => {
  const hash = 'ab'.repeat(8);
  const update = (seq: number, head: string | null = 'ab'.repeat(32)) =>
    ({ type: 'update', seq, head, table: aTable(), view: aView() }) as const;

  it('is stored with its hash, and with the time at which it first came', () => {
    vi.useFakeTimers({ now: 1_000 });
    keepHead('t9', update(1));
    vi.setSystemTime(2_000);
    keepHead('t9', update(1));
    keepHead('t9', update(2));
    vi.useRealTimers();
    const { head, entries } = seenOf('t9');
    expect(head).toEqual({ seq: 2, hash: 'ab'.repeat(32) });
    expect(entries).toEqual([
      { seq: 1, hash, at: 1_000 },
      { seq: 2, hash, at: 2_000 },
    ]);
  });

  it('is stored again if another one has its number', () => {
    keepHead('t6', update(1));
    keepHead('t6', update(1, 'cd'.repeat(32)));
    expect(seenOf('t6').entries.map((entry) => entry.hash)).toEqual([hash, 'cd'.repeat(8)]);
  });

  it('has no time in a welcome, which may come long after it', () => {
    keepHead('t8', { ...update(7), type: 'welcome', protocol: 3, note_ms: null });
    expect(seenOf('t8').head?.seq).toBe(7);
    expect(seenOf('t8').entries).toEqual([{ seq: 7, hash, at: undefined }]);
  });

  it('is not stored in a game without a hash chain', () => {
    keepHead('t7', update(3, null));
    expect(seenOf('t7')).toMatchObject({ head: undefined, entries: [] });
  });
});
