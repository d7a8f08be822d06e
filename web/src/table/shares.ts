/**
 * This browser's part of the chance of a game: a chain of shares, each the hash of the next one.
 *
 * The last one is drawn here and stored; the server learns a share only when its reveal is due.
 */

import { lazy } from '../i18n/lazy.ts';
import { say } from '../i18n/text.ts';
import { hashSeen, keep, stored } from '../net/hashes.ts';
import type { Commit, Reveal, TableOut } from '../net/wire.gen.ts';
import type { View } from './edition.ts';

const CHAIN = 64;
/** The stages in which a reveal can be due: between two rounds, and not while boards are being solved. */
const PAUSES: readonly string[] = ['seated', 'placing', 'resting', 'open'];

interface Terms {
  readonly table: string;
  readonly edition: string;
  readonly secret: string;
  readonly seats: readonly {
    readonly name: string;
    readonly bot: string | null;
    readonly commitment: string | null;
  }[];
}

type Bytes = Uint8Array<ArrayBuffer>;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function hashed(bytes: Bytes): Promise<Bytes> {
  if (globalThis.crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const { sha256 } = await lazy([], () => import('./sha256.ts'));
  return new Uint8Array(sha256(bytes));
}

/** The share that is due at that reveal; -1 is the commitment. */
async function shareAt(table: string, reveal: number): Promise<string> {
  const key = `ubongo.share.${table}`;
  const known = stored(key);
  let share = known === undefined ? crypto.getRandomValues(new Uint8Array(32)) : bytesOf(known);
  if (known === undefined) keep(key, hex(share));
  for (let at = CHAIN - 1; at > reveal; at--) share = await hashed(share);
  return hex(share);
}

/** What fixes this browser's shares. */
export const commitOf = async (table: string): Promise<Commit> => ({
  type: 'commit',
  commitment: await shareAt(table, -1),
});

/** The share that the server asks for; none if it asks too early, or for terms that this browser did not see. */
export async function revealOf(
  table: TableOut,
  { seat, stage }: View,
): Promise<Reveal | 'other-terms' | undefined> {
  const { id, reveal } = table;
  if (!reveal || seat === null || !PAUSES.includes(stage) || reveal.reveal >= CHAIN) return undefined;
  const seen = hex(await hashed(new TextEncoder().encode(reveal.terms)));
  const key = `ubongo.terms.${id}`;
  const isFirst = reveal.reveal === 0;
  if (isFirst ? !(await areSeen(JSON.parse(reveal.terms) as Terms, table, seat)) : stored(key) !== seen)
    return 'other-terms';
  if (isFirst) keep(key, seen);
  return { type: 'reveal', reveal: reveal.reveal, share: await shareAt(id, reveal.reveal) };
}

/** The notice for the player if the terms are others. */
export const warning = (): string => say('shares-kept');

/** Whether the terms are those of the lobby that this browser shows. */
async function areSeen(terms: Terms, table: TableOut, seat: number): Promise<boolean> {
  return (
    terms.table === table.id &&
    terms.edition === table.edition &&
    terms.secret === hashSeen(table.id) &&
    terms.seats[seat]?.commitment === (await shareAt(table.id, -1)) &&
    terms.seats.length === table.seats.length &&
    table.seats.every(({ name, strength }, index) => {
      const other = terms.seats[index];
      return other?.name === name && other.bot === strength;
    })
  );
}
