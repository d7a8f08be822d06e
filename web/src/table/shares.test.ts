import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepHash, stored } from '../net/hashes.ts';
import type { TableOut } from '../net/wire.gen.ts';
import type { View } from './edition.ts';
import { aTable } from './fixtures.ts';
import { commitOf, revealOf } from './shares.ts';

const SECRET = 'ab'.repeat(32);
const hashed = (share: string): string => bytesToHex(sha256(hexToBytes(share)));
const at = (stage: string): View => ({ seat: 0, stage }) as View;

async function termsOf(table: TableOut, changed: object = {}): Promise<string> {
  const { commitment } = await commitOf(table.id);
  const seats = table.seats.map(({ name, strength, seat }) => ({
    name,
    bot: strength,
    commitment: seat === 0 ? commitment : null,
  }));
  return JSON.stringify({ table: table.id, edition: table.edition, secret: SECRET, seats, ...changed });
}

async function asked(reveal: number, terms?: string): Promise<TableOut> {
  const table = { ...aTable(), scheme: 2, seed_hash: SECRET };
  keepHash(table);
  return { ...table, reveal: { reveal, terms: terms ?? (await termsOf(table)) } };
}

async function shareFor(reveal: number, stage: string): Promise<string> {
  const found = await revealOf(await asked(reveal), at(stage));
  if (typeof found !== 'object') throw new Error('no share is revealed');
  return found.share;
}

describe('the shares of this browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('are fixed by the commitment, and each one by the share before it', async () => {
    const { commitment } = await commitOf('t1');
    expect((await commitOf('t1')).commitment).toBe(commitment);
    expect((await commitOf('t2')).commitment).not.toBe(commitment);
    const first = await shareFor(0, 'seated');
    expect(hashed(first)).toBe(commitment);
    const second = await shareFor(1, 'resting');
    expect(hashed(second)).toBe(first);
  });

  it('are not revealed while boards are being solved', async () => {
    const first = await asked(0);
    expect(await revealOf(first, at('seated'))).toBeDefined();
    for (const stage of ['racing', 'countdown', 'laying', 'taking'])
      expect(await revealOf(await asked(1), at(stage))).toBeUndefined();
  });

  it.each([
    ['another table', { table: 'other' }],
    ['another game', { edition: 'cards' }],
    ['another secret', { secret: 'cd'.repeat(32) }],
    ['other seats', { seats: [] }],
  ])('are not revealed for terms of %s', async (_, changed) => {
    const table = { ...aTable(), scheme: 2, seed_hash: SECRET };
    expect(await revealOf(await asked(0, await termsOf(table, changed)), at('seated'))).toBe('other-terms');
    expect(stored('ubongo.terms.t1')).toBeUndefined();
  });

  it('are not revealed if the terms have changed since the start', async () => {
    const terms = await termsOf({ ...aTable(), scheme: 2 });
    expect(await revealOf(await asked(0, terms), at('seated'))).toBeDefined();
    expect(stored('ubongo.terms.t1')).toBe(bytesToHex(sha256(utf8ToBytes(terms))));
    expect(await revealOf(await asked(1, `${terms} `), at('resting'))).toBe('other-terms');
  });

  it('are not revealed by a spectator, or if nobody asks', async () => {
    expect(await revealOf(await asked(0), { ...at('seated'), seat: null })).toBeUndefined();
    expect(await revealOf({ ...(await asked(0)), reveal: null }, at('seated'))).toBeUndefined();
  });
});
