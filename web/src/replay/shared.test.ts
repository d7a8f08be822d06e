import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from './chance/hashing.ts';
import { aReplay } from './fixtures.ts';
import {
  checked,
  loadEditions,
  type Plain,
  recordIn,
  rootOf,
  seatsOf,
  seenBy,
  sharesIn,
  withEntry,
  withSeat,
  withShares,
  withTerms,
  wrongLines,
} from './forged/fixtures.ts';
import type { Replay } from './replay.ts';
import type { Seen } from './shared.ts';

beforeAll(loadEditions);

describe('a game to which players have added shares', () => {
  it.each(['pouch-four', 'classic-three', 'classic-open', 'three-d-levels', 'three-d-open', 'cards-two'])(
    'accuses nobody in %s, whatever an honest browser has stored',
    (name) => {
      const replay = aReplay(name);
      for (const seat of [0, 1]) {
        const seen = seenBy(seat, replay);
        const found = checked(replay, seen);
        expect([found.isRight, found.promise, found.wait]).toEqual([true, 'everybody', 0]);
        const twice = { ...seen, asked: [...seen.asked, ...seen.asked] };
        expect(checked(replay, twice).isRight).toBe(true);
      }
    },
  );

  it('shows how long before its use a share was asked for', () => {
    const replay = aReplay('pouch-four');
    const { asked, ...seen } = seenBy(0, replay);
    const early = asked.map((each) => (each.reveal === 4 ? { ...each, at: each.at - 61_000 } : each));
    const found = checked(replay, { ...seen, asked: early });
    expect([found.wait, found.isRight]).toEqual([61_000, true]);
  });

  it('lists every check', () => {
    const replay = aReplay('pouch-four');
    const { lines, isRight } = checked(replay, seenBy(0, replay));
    expect(lines.map(({ name }) => name)).toEqual([
      'terms',
      'terms-seen',
      'own-share',
      'shares',
      'reveals',
      'asked',
      'log',
      'head-seen',
    ]);
    expect(lines.at(-1)?.count).toBe(replay.log.length);
    expect(isRight).toBe(true);
  });

  it('says nothing of shares that nobody had to add', () => {
    const replay = aReplay('pouch-bots');
    expect(checked(replay).lines.map(({ name }) => name)).toEqual(['terms', 'shares', 'log']);
    const alone = withTerms(withShares(replay, 0, [null, null, null]), (terms) => ({
      ...terms,
      seats: seatsOf(terms).map((seat) => ({ ...seat, commitment: null })),
    }));
    expect(checked(alone).lines.map(({ name }) => name)).toEqual(['terms', 'log']);
  });

  it('reveals shares at each round of a classic game, and not only at its start', () => {
    expect(recordIn(aReplay('classic-three')).reveals.length).toBe(10);
    expect(recordIn(aReplay('pouch-bots')).reveals.map(({ seq }) => seq)).toEqual([1]);
  });
});

describe('a forgery', () => {
  it('of a share is not what the player had committed to', () => {
    const replay = aReplay('pouch-four');
    const [, ...others] = sharesIn(replay, 2);
    const forged = withShares(replay, 2, [hashOf('00'), ...others]);
    expect(wrongLines(forged)).toEqual(['shares']);
    expect(checked(forged).verdicts.some(({ isRight }) => !isRight)).toBe(true);
  });

  it('of a share with one that was revealed before is detected', () => {
    const replay = aReplay('pouch-four');
    expect(wrongLines(withShares(replay, 2, sharesIn(replay, 1)))).toEqual(['shares']);
  });

  it.each(['', 'zz'.repeat(32), 'AB'.repeat(32)])(
    'of a share with %j, which is no hash, is detected',
    (share) => {
      const replay = aReplay('pouch-four');
      expect(wrongLines(withShares(replay, 2, [share, ...sharesIn(replay, 2).slice(1)]))).toEqual(['shares']);
    },
  );

  it('of a share for a bot is detected', () => {
    const replay = aReplay('pouch-bots');
    const [first = null] = sharesIn(replay, 0);
    expect(wrongLines(withShares(replay, 0, [first, first, null]))).toEqual(['shares']);
  });

  it('of a round that begins without shares is detected', () => {
    expect(wrongLines(withShares(aReplay('pouch-four'), 4, undefined))).toContain('reveals');
  });

  it('of a start without shares is detected', () => {
    expect(wrongLines(withShares(aReplay('pouch-bots'), 0, undefined))).toContain('reveals');
  });

  it('that reveals shares where no round begins is detected', () => {
    const replay = aReplay('pouch-four');
    const nothing = sharesIn(replay, 0).map(() => null);
    const forged = withEntry(replay, (entry) => (entry.seq === 3 ? { ...entry, shares: nothing } : entry));
    expect(wrongLines(forged)).toContain('reveals');
  });

  it.each(['pouch-four', 'classic-three', 'three-d-open', 'cards-two'])(
    'of when this browser was asked for its shares in %s is detected',
    (name) => {
      const replay = aReplay(name);
      const seen = seenBy(0, replay);
      const wrong = (asked: Seen['asked']) => wrongLines(replay, { ...seen, asked });
      const early = seen.asked.slice(1).map((each, index) => ({ ...each, seq: seen.asked[index]?.seq ?? 0 }));
      for (const one of early) expect(wrong([one, ...seen.asked])).toEqual(['asked']);
      const last = seen.asked.at(-1);
      if (!last) throw new Error('no share was asked for');
      expect(wrong([...seen.asked, { ...last, reveal: seen.asked.length }])).toEqual(['asked']);
      const afterwards = { ...last, seq: replay.log.length };
      expect(wrong([...seen.asked, { ...afterwards, reveal: seen.asked.length }])).toEqual([]);
      expect(wrong([...seen.asked, { ...afterwards, reveal: seen.asked.length + 1 }])).toEqual(['asked']);
      expect(wrong([...seen.asked, { ...last, reveal: Number.NaN }])).toEqual(['asked']);
      expect(wrong(seen.asked.slice(1))).toEqual(['asked']);
      const others = seen.entries.filter(({ seq }) => seq !== last.seq);
      expect(wrongLines(replay, { ...seen, entries: others })).toEqual(['asked']);
    },
  );

  it('of shares that are left out changes the draws', () => {
    const replay = aReplay('pouch-four');
    const forged = withShares(replay, 0, [null, ...sharesIn(replay, 0).slice(1)]);
    expect(checked(forged).isRight).toBe(false);
    expect(checked(forged).promise).toBe('most-rounds');
  });

  it.each<[string, (terms: Plain) => Plain]>([
    ['the secret', (terms) => ({ ...terms, secret: '00'.repeat(32) })],
    ['the table', (terms) => ({ ...terms, table: 'another' })],
    ['the edition', (terms) => ({ ...terms, edition: 'classic' })],
    ['the deck', (terms) => ({ ...terms, deck: { checksum: '00'.repeat(32) } })],
    ['a setting', (terms) => ({ ...terms, settings: { ...(terms.settings as Plain), matched: false } })],
    ['the seats', (terms) => ({ ...terms, seats: (terms.seats as Plain[]).slice(1) })],
    ['a person who becomes a bot', (terms) => ({ ...terms, seats: withSeat(terms, { bot: 'gentle' }) })],
    ['a commitment', (terms) => ({ ...terms, seats: withSeat(terms, seatsOf(terms)[0] ?? {}) })],
  ])('of %s in the terms is detected', (_, change) => {
    expect(wrongLines(withTerms(aReplay('pouch-four'), change))).toContain('terms');
  });

  it('of the names in the terms is detected by a browser that saw them', () => {
    const replay = aReplay('pouch-four');
    const seen = seenBy(0, replay);
    const forged = withTerms(replay, ({ seats, ...others }) => ({
      ...others,
      seats: (seats as Plain[]).map((seat) => ({ ...seat, name: 'Mallory' })),
    }));
    expect(wrongLines(forged, seen)).toContain('terms-seen');
  });

  it('is none if the start failed once and other terms were agreed to then', () => {
    const replay = aReplay('pouch-four');
    const without = recordIn(replay).reveals.reduce(
      (changed, { shares }, number) => withShares(changed, number, [null, ...shares.slice(1)]),
      replay,
    );
    const entries = seenBy(0, without).entries;
    const found = checked(without, { terms: hashOf('00'), root: rootOf(0), entries });
    expect(found.promise).toBe('unshared');
    expect(found.lines.map(({ name }) => name)).not.toContain('terms-seen');
  });

  it('of an entry is detected by a browser that saw any later one', () => {
    const replay = aReplay('pouch-four');
    const [seen] = seenBy(0, replay).entries.filter(({ seq }) => seq === 30);
    if (!seen) throw new Error('there is no such entry');
    const forged = (seq: number) =>
      withEntry(replay, (entry) => (entry.seq === seq ? { ...entry, at: Number(entry.at) + 1 } : entry));
    expect(wrongLines(forged(12), { entries: [seen] })).toEqual(['head-seen']);
    expect(wrongLines(forged(31), { entries: [seen] })).toEqual([]);
  });

  it('of an entry that was shown once is detected, however the log goes on', () => {
    const replay = aReplay('pouch-four');
    const { entries } = seenBy(0, replay);
    const [first, ...others] = entries;
    if (!first) throw new Error('there is no entry');
    expect(wrongLines(replay, { entries })).toEqual([]);
    for (const other of [
      { ...first, hash: 'ab'.repeat(32) },
      { ...first, seq: Number.NaN, hash: '' },
    ])
      expect(wrongLines(replay, { entries: [other, ...others] })).toEqual(['head-seen']);
  });

  it('of a log of which a player was shown no entry is detected', () => {
    const replay = aReplay('pouch-four');
    expect(wrongLines(replay, { ...seenBy(0, replay), entries: [] })).toEqual(['asked', 'head-seen']);
  });

  it('that cuts the log before what was seen is detected', () => {
    const replay = aReplay('pouch-bots');
    const last = seenBy(0, replay).entries.at(-1);
    if (!last) throw new Error('there is no entry');
    expect(wrongLines(replay, { entries: [last] })).toEqual([]);
    expect(wrongLines(replay, { entries: [{ ...last, seq: last.seq + 1 }] })).toEqual(['head-seen']);
    expect(wrongLines({ ...replay, log: replay.log.slice(0, -1) })).toEqual(['log']);
  });

  it('that shows a command of another player is detected', () => {
    const replay = aReplay('pouch-four');
    const frames = replay.frames.map((frame) => (frame.what === 'claim' ? { ...frame, seat: 3 } : frame));
    expect(wrongLines({ ...replay, frames })).toEqual(['log']);
  });

  it('that gives back more time than the log was silent is detected', () => {
    const given = (by: number) =>
      wrongLines(
        withEntry(aReplay('pouch-bots'), (entry, index) =>
          index === 2 ? { ...entry, command: { kind: 'give-back', by } } : entry,
        ),
      );
    expect(given(0)).not.toContain('clock');
    expect(given(1_000_000)).toContain('clock');
  });

  it('that passes off a game as one of scheme 1 is detected by a browser that saw its terms', () => {
    const replay: Replay = { ...aReplay('plain-win'), scheme: 1 };
    expect(wrongLines(replay)).toEqual([]);
    expect(wrongLines(replay, { terms: '00'.repeat(32) })).toEqual(['terms-seen']);
    expect(checked(replay).promise).toBe('older');
    expect(checked(replay, { root: rootOf(0) }).promise).toBe('unshared');
  });

  it.each([
    ['no terms', { terms: null }],
    ['terms that are no JSON', { terms: '{' }],
    ['terms without seats', { terms: '{}' }],
    ['a log that is no JSON', { log: ['{'] }],
    ['a log without entries', { log: ['null'] }],
    ['a scheme that does not exist', { scheme: 3 }],
  ])('with %s is detected', (_, change) => {
    const forged = checked({ ...aReplay('pouch-four'), ...change });
    expect(forged.isRight).toBe(false);
    expect(forged.lines).toContainEqual({ name: 'terms', isRight: false, count: 0 });
  });

  it('that the server itself has found is reported', () => {
    const replay = aReplay('pouch-four');
    const verified = { ...replay.verified, discrepancy: 'entry 7: Claim leads to other events' };
    expect(checked({ ...replay, verified }).isRight).toBe(false);
  });
});
