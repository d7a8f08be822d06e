import { beforeEach, describe, expect, it, vi } from 'vitest';
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
