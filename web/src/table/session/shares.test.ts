import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stored } from '../../lib/storage.ts';
import { keepHash } from '../../net/hashes.ts';
import type { TableOut } from '../../net/wire.gen.ts';
import { aReplay, SHARED } from '../../replay/fixtures.ts';
import { GameRecord } from '../../replay/record.ts';
import { timelineOf } from '../../replay/timeline.ts';
import type { View } from '../edition.ts';
import { aTable, aView } from '../fixtures.ts';
import { commitOf, revealOf } from './shares.ts';

const SECRET = 'ab'.repeat(32);
const hashed = (share: string): string => bytesToHex(sha256(hexToBytes(share)));
const settings = aView().settings;

/** What this browser in seat 0 sees in that stage, after that many rounds. */
const at = (stage: string, round = 0): View =>
  ({ edition: 'pouch', seat: 0, stage, round, tie_break: 0, settings }) as View;

async function termsOf(seen: TableOut, changed: object = {}): Promise<string> {
  const { commitment } = await commitOf(seen.id);
  const seats = seen.seats.map(({ name, strength, seat }) => ({
    name,
    bot: strength,
    commitment: seat === 0 ? commitment : null,
  }));
  const { id, edition } = seen;
  return JSON.stringify({ table: id, edition, settings, secret: SECRET, seats, ...changed });
}

/** The table when the server asks for a share; `changed` are other terms. */
async function asked(reveal: number, changed: object = {}, id = table): Promise<TableOut> {
  const seen = { ...aTable(), id, scheme: 2, seed_hash: SECRET };
  keepHash(seen);
  return { ...seen, reveal: { reveal, terms: await termsOf(seen, changed) } };
}

async function shareFor(reveal: number, view: View, seq = 1): Promise<string> {
  const found = await revealOf(await asked(reveal), view, seq);
  if (typeof found !== 'object') throw new Error('no share is revealed');
  return found.share;
}

let kept: Record<string, string>;
/** Another one for each test: what was agreed is remembered as long as the page is open. */
let table: string;
let tests = 0;

beforeEach(() => {
  kept = {};
  table = `table${++tests}`;
  const hidden = { enumerable: false };
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(kept, {
      getItem: { ...hidden, value: (key: string) => kept[key] ?? null },
      setItem: { ...hidden, value: (key: string, value: string) => (kept[key] = value) },
      removeItem: { ...hidden, value: (key: string) => delete kept[key] },
    }),
  );
});

describe('the shares of this browser', () => {
  it('are fixed by the commitment, and each one by the share before it', async () => {
    const { commitment } = await commitOf(table);
    expect((await commitOf(table)).commitment).toBe(commitment);
    expect((await commitOf('t2')).commitment).not.toBe(commitment);
    const first = await shareFor(0, at('seated'));
    expect(hashed(first)).toBe(commitment);
    const second = await shareFor(1, at('resting', 1));
    expect(hashed(second)).toBe(first);
  });

  it('are the same without storage, as long as the page is open', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { commitment } = await commitOf('t3');
    const found = await revealOf(await asked(0, {}, 't3'), at('seated'), 1);
    expect(typeof found === 'object' && hashed(found.share)).toBe(commitment);
  });

  it('are drawn in a browser that forbids to look at its storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('SecurityError');
      },
    });
    expect((await commitOf(table)).commitment).toMatch(/^[0-9a-f]{64}$/);
    vi.unstubAllGlobals();
  });

  it('are not revealed while boards are being solved', async () => {
    const first = await asked(0);
    expect(await revealOf(first, at('seated'), 1)).toBeDefined();
    for (const stage of ['racing', 'countdown', 'laying', 'taking'])
      expect(await revealOf(await asked(1), at(stage, 1), 1)).toBeUndefined();
  });

  it.each(Object.keys(SHARED).filter((name) => aReplay(name).edition !== 'solo'))(
    'are revealed when the rules need them in %s, and not one earlier',
    async (name) => {
      const { seed, terms, log, ...replay } = aReplay(name);
      const { frames } = timelineOf({ ...replay, seed, terms, log });
      const of = frames[0]?.view.settings;
      for (const [reveal, { seq }] of new GameRecord(seed, terms ?? '', log).reveals.entries()) {
        const before = frames.find((frame) => frame.seq === seq - 1)?.view ?? at('seated');
        const view = { ...before, seat: 0, settings: of } as View;
        const seen = { settings: of };
        expect(await revealOf(await asked(reveal, seen), view, 1)).toMatchObject({ reveal });
        expect(await revealOf(await asked(reveal + 1, seen), view, 1)).toBeUndefined();
      }
    },
  );

  it('are revealed also for rounds in which this browser was away', async () => {
    const [first, third] = [await shareFor(0, at('seated')), await shareFor(2, at('resting', 2))];
    expect(hashed(hashed(third))).toBe(first);
  });

  it.each([
    ['another table', { table: 'other' }],
    ['another game', { edition: 'cards' }],
    ['another secret', { secret: 'cd'.repeat(32) }],
    ['other settings', { settings: { ...settings, matched: false } }],
    ['a setting that is not shown', { settings: { ...settings, luck: true } }],
    ['a setting that is shown', { settings: { ...settings, glass: undefined } }],
    ['no settings', { settings: {} }],
    ['a person who is a bot', { seats: [{ name: 'Ada', bot: 'sharp', commitment: null }] }],
  ])('are not revealed for terms of %s', async (_, changed) => {
    const own = JSON.parse(await termsOf({ ...aTable(), id: table }));
    const seats = 'seats' in changed ? [own.seats[0], ...changed.seats] : own.seats;
    for (const [reveal, view] of [[0, at('seated')] as const, [3, at('resting', 3)] as const])
      expect(await revealOf(await asked(reveal, { ...changed, seats }), view, 1)).toBe('other-terms');
    expect(stored(`ubongo.terms.${table}`)).toBeUndefined();
  });

  it('are not revealed if the terms have changed since the start', async () => {
    const first = await asked(0);
    expect(await revealOf(first, at('seated'), 1)).toBeDefined();
    expect(stored(`ubongo.terms.${table}`)).toBe(bytesToHex(sha256(utf8ToBytes(first.reveal?.terms ?? ''))));
    expect(await revealOf(await asked(0, { deck: {} }), at('seated'), 1)).toBe('other-terms');
    expect(await revealOf(await asked(1, { deck: {} }), at('resting', 1), 1)).toBe('other-terms');
  });

  it.each([null, 'cd'.repeat(32)])(
    'are not revealed if the terms have the commitment %j instead',
    async (commitment) => {
      const own = JSON.parse(await termsOf({ ...aTable(), id: table }));
      const seats = [{ ...own.seats[0], commitment }, ...own.seats.slice(1)];
      expect(await revealOf(await asked(0, { seats }), at('seated'), 1)).toBeUndefined();
    },
  );

  it('are not revealed by a browser that has not committed to any', async () => {
    const other = { ...(await asked(0)), id: 't4' };
    expect(await revealOf(other, at('seated'), 1)).toBeUndefined();
    expect(stored('ubongo.share.t4')).toBeUndefined();
  });

  it('are not revealed by a spectator, or if nobody asks', async () => {
    expect(await revealOf(await asked(0), { ...at('seated'), seat: null }, 1)).toBeUndefined();
    expect(await revealOf({ ...(await asked(0)), reveal: null }, at('seated'), 1)).toBeUndefined();
  });

  it.each([62.5, '62 ', '0x3e', '1', Number.NaN])('are not revealed for the number %j', async (reveal) => {
    expect(await revealOf(await asked(reveal as number), at('resting', 90), 1)).toBeUndefined();
    expect(stored(`ubongo.asked.${table}`)).toBeUndefined();
  });

  it('are not revealed in a round that is no number', async () => {
    const view = { ...at('resting'), round: 'x' } as unknown as View;
    expect(await revealOf(await asked(1), view, 1)).toBeUndefined();
  });

  it('are revealed after a player has renamed themselves', async () => {
    const own = JSON.parse(await termsOf({ ...aTable(), id: table }));
    const seats = own.seats.map((seat: object) => ({ ...seat, name: 'Before' }));
    expect(await revealOf(await asked(0, { seats }), at('seated'), 0)).toBe('other-terms');
    expect(await revealOf(await asked(2, { seats }), at('resting', 2), 1)).toMatchObject({ reveal: 2 });
  });

  it('are noted with the newest entry that was seen, and the time', async () => {
    vi.useFakeTimers({ now: 5_000 });
    await shareFor(0, at('seated'), 0);
    await shareFor(1, at('resting', 1), 9);
    vi.useRealTimers();
    expect(stored(`ubongo.asked.${table}`)).toBe('0:0:5000 1:9:5000 ');
  });

  it('are for one agreement also without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    await commitOf('t6');
    expect(await revealOf(await asked(0, {}, 't6'), at('seated'), 0)).toMatchObject({ reveal: 0 });
    expect(await revealOf(await asked(0, { deck: {} }, 't6'), at('seated'), 0)).toBe('other-terms');
  });
});

describe('what this browser stores', () => {
  it('is kept for the newest games', async () => {
    for (let game = 1; game <= 60; game++) {
      for (const kind of ['share', 'terms', 'asked']) kept[`ubongo.${kind}.g${game}`] = SECRET;
      kept[`ubongo.log.g${game}`] = `1:${SECRET}:${1_000 + game}:0 2:${SECRET}::0 `;
    }
    kept['ubongo:settings'] = 'mine';
    await commitOf('t5');
    await vi.waitFor(() => expect(stored('ubongo.log.g20')).toBeUndefined());
    const left = Object.keys(kept).filter((key) => key.startsWith('ubongo.'));
    expect(left.length).toBe(40 * 4 + 1);
    expect([stored('ubongo.share.g20'), stored('ubongo.share.g21')]).toEqual([undefined, SECRET]);
    expect([stored('ubongo:settings'), stored('ubongo.share.t5')]).toEqual(['mine', expect.any(String)]);
  });
});
