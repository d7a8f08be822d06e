import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/fixtures.ts';
import { forget } from '../lib/storage.ts';
import { seenOf } from '../replay/seen.ts';
import { aTable, aView } from '../table/fixtures.ts';
import { hashSeen, keepHash, keepHead } from './hashes.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
  // What another test could not store would last as long as the page.
  const kinds = [':hash:', '.terms.', '.share.', '.log.', '.asked.'];
  for (let table = 1; table < 10; table++) for (const kind of kinds) forget(`ubongo${kind}t${table}`);
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

  it('lasts until the page is closed if storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(hashSeen('t1')).toBeUndefined();
    keepHash(aTable());
    expect(hashSeen('t1')).toBe('ab');
  });
});

describe('what was stored during a game', () => {
  const hash = 'ab'.repeat(32);

  it('is read for its proof', () => {
    kept.set('ubongo.terms.t1', 'ab');
    kept.set('ubongo.share.t1', 'cd');
    kept.set('ubongo.log.t1', `6:${hash}::1 57:${hash}:2000: `);
    kept.set('ubongo.asked.t1', '0:0:1000 1:17:2000 ');
    expect(seenOf('t1')).toEqual({
      hash: undefined,
      terms: 'ab',
      root: 'cd',
      entries: [
        { seq: 6, hash, at: undefined, isSeated: true },
        { seq: 57, hash, at: 2_000, isSeated: false },
      ],
      asked: [
        { reveal: 0, seq: 0, at: 1_000 },
        { reveal: 1, seq: 17, at: 2_000 },
      ],
    });
  });

  it('is nothing if this browser did not see the game', () => {
    expect(seenOf('t2')).toEqual({ entries: [], asked: [] });
  });

  it('is an entry that no game has if the server sent what is none', () => {
    for (const item of ['57', '1:2:3:4', `1:${hash.toUpperCase()}:5:`, `x:${hash}:5:`, '1:null:5:0', '?'])
      kept.set('ubongo.log.t3', `${kept.get('ubongo.log.t3') ?? ''}${item} `);
    kept.set('ubongo.asked.t3', '62.5:1:2 0x3e:1:2 ');
    const { entries, asked } = seenOf('t3');
    expect(entries.map(({ seq }) => seq)).toEqual(Array(6).fill(Number.NaN));
    expect(asked.map(({ reveal }) => reveal)).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('each entry of a game', () => {
  const hash = 'ab'.repeat(32);
  const update = (table: string, seq: number, head: string | null = hash) =>
    ({
      type: 'update',
      seq,
      head,
      table: { ...aTable(), id: table, scheme: 2 },
      view: { ...aView(), seat: 0 },
    }) as const;

  it('is stored with its hash, and with the time at which it first came', () => {
    vi.useFakeTimers({ now: 1_000 });
    keepHead(update('t9', 1));
    vi.setSystemTime(2_000);
    keepHead(update('t9', 1));
    keepHead(update('t9', 2));
    vi.useRealTimers();
    expect(seenOf('t9').entries).toEqual([
      { seq: 1, hash, at: 1_000, isSeated: true },
      { seq: 2, hash, at: 2_000, isSeated: true },
    ]);
  });

  it('is stored again if another one has its number', () => {
    keepHead(update('t6', 1));
    keepHead(update('t6', 1, 'cd'.repeat(32)));
    expect(seenOf('t6').entries.map((entry) => entry.hash)).toEqual([hash, 'cd'.repeat(32)]);
  });

  it('has no time in a welcome, which may come long after it', () => {
    keepHead({ ...update('t8', 7), type: 'welcome', protocol: 3, note_ms: null });
    expect(seenOf('t8').entries).toEqual([{ seq: 7, hash, at: undefined, isSeated: true }]);
  });

  it('is not stored before the game, or in a game without a hash chain', () => {
    keepHead(update('t7', 0, null));
    const old = update('t7', 3, null);
    keepHead({ ...old, table: { ...old.table, scheme: 1 } });
    expect(seenOf('t7').entries).toEqual([]);
  });

  it.each([null, 'none', `${'AB'.repeat(32)}`, 'x'.repeat(5_000_000), `${'ab'.repeat(32)} 2:`])(
    'is none if the server sends no hash (%#)',
    (head) => {
      kept.clear();
      keepHead(update('t5', 4, head));
      expect(kept.get('ubongo.log.t5')?.length).toBeLessThan(120);
      expect(seenOf('t5').entries.some(({ seq }) => Number.isNaN(seq))).toBe(true);
    },
  );
});
