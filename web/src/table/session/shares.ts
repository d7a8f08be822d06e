/**
 * This browser's part of the chance of a game: a chain of shares, each the hash of the next one.
 *
 * The last one is drawn here and stored. A share is revealed only when it is due.
 */

import { lazy } from '../../i18n/lazy.ts';
import { keep, stored } from '../../lib/storage.ts';
import { hashSeen, note } from '../../net/hashes.ts';
import type { Terms } from '../../net/terms.ts';
import type { Commit, Reveal, TableOut } from '../../net/wire.gen.ts';
import type { View } from '../edition.ts';

const CHAIN = 64;
/** The stages in which a reveal can be due: between two rounds, and not while boards are being solved. */
const PAUSES: readonly string[] = ['seated', 'placing', 'resting', 'open'];
/** If more items are stored, the oldest games are removed. */
const MANY = 200;

type Bytes = Uint8Array<ArrayBuffer>;

/** The last share of each chain drawn in this page, in case nothing can be stored. */
const roots = new Map<string, string>();
/** The hash of the terms of each game, in the same case. */
const agreed = new Map<string, string>();

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function hashed(bytes: Bytes): Promise<Bytes> {
  if (globalThis.crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const { sha256 } = await lazy([], () => import('./sha256.ts'));
  return new Uint8Array(sha256(bytes));
}

const rootOf = (table: string): string | undefined => stored(`ubongo.share.${table}`) ?? roots.get(table);

function isMuchStored(): boolean {
  try {
    return Object.keys(localStorage).length > MANY;
  } catch {
    return false; // a browser may forbid even to look
  }
}

function newRoot(table: string): string {
  const root = hex(crypto.getRandomValues(new Uint8Array(32)));
  if (isMuchStored())
    lazy([], () => import('./storedGames.ts')).then(
      ({ forgetOldest }) => forgetOldest(),
      () => {},
    );
  roots.set(table, root);
  keep(`ubongo.share.${table}`, root);
  return root;
}

/** The share of that reveal; -1: the commitment. */
async function shareAt(root: string, reveal: number): Promise<string> {
  let share = bytesOf(root);
  for (let at = CHAIN - 1; at > reveal; at--) share = await hashed(share);
  return hex(share);
}

/** The message with the hash of the first share, which fixes them all. */
export const commitOf = async (table: string): Promise<Commit> => ({
  type: 'commit',
  commitment: await shareAt(rootOf(table) ?? newRoot(table), -1),
});

/**
 * The share that the server asks for; `seq` is the newest entry that this browser has seen.
 *
 * Undefined if it asks too early, or if the terms lack this browser's chain: another device of this player may have
 * committed to its own, and the proof says so. All shares are for the terms for which the first one was revealed.
 */
export async function revealOf(
  table: TableOut,
  view: View,
  seq: number,
): Promise<Reveal | 'other-terms' | undefined> {
  const { id, reveal: asked } = table;
  const root = rootOf(id);
  if (!asked || root === undefined || !isDue(asked.reveal, view)) return undefined;
  const terms = JSON.parse(asked.terms) as Terms;
  if (terms.seats[view.seat ?? -1]?.commitment !== (await shareAt(root, -1))) return undefined;
  const hash = hex(await hashed(new TextEncoder().encode(asked.terms)));
  const key = `ubongo.terms.${id}`;
  const known = stored(key) ?? agreed.get(id);
  if (known === undefined ? !areSeen(terms, table, view) : known !== hash) return 'other-terms';
  agreed.set(id, hash);
  keep(key, hash);
  note(`ubongo.asked.${id}`, `${asked.reveal}:${seq}:${Date.now()}`);
  return { type: 'reveal', reveal: asked.reveal, share: await shareAt(root, asked.reveal) };
}

/** The notice for the player if the terms are others. */
export const warning = (): Promise<string> =>
  lazy(['extras'], () => import('./otherTerms.ts')).then(({ warning }) => warning());

/** Whether that reveal is due. Numbers that a server has made up are not. */
const isDue = (reveal: number, view: View): boolean =>
  Number.isInteger(reveal) && reveal <= Math.min(dueIn(view), CHAIN - 1);

/** The number of the reveal that is due now: the first is at the start, and one more when each round begins. */
function dueIn(view: View): number {
  if (view.seat === null || !PAUSES.includes(view.stage)) return -1;
  if (view.stage === 'seated' || !('round' in view)) return 0;
  if (view.edition === 'cards') return Math.floor(view.round / 2); // both sides of the cards come from one deal
  const rounds = view.round + ('tie_break' in view ? view.tie_break : 0);
  const placing = view.edition === 'classic' ? 1 : 0; // the first round begins after the pawns are placed
  if (!view.settings.boards_open) return rounds + placing;
  return 2 * rounds + placing - (view.stage === 'open' ? 1 : 0); // the die of each round is rolled later
}

/**
 * Whether the terms are those of the table that this browser shows.
 *
 * Settings that are missing are false: they are newer than the oldest games. People have no names in terms.
 */
function areSeen(terms: Terms, table: TableOut, { settings, stage }: View): boolean {
  const shown = Object.entries(settings);
  return (
    terms.table === table.id &&
    terms.edition === table.edition &&
    terms.secret === (hashSeen(table.id) ?? table.seed_hash) &&
    Object.keys(terms.settings).every((name) => name in settings) &&
    shown.every(([name, value]) => (terms.settings[name] ?? (value === null ? null : false)) === value) &&
    terms.seats.length === table.seats.length &&
    table.seats.every(({ kind, name, strength }, index) => {
      const other = terms.seats[index];
      return (
        other?.bot === strength &&
        (stage !== 'seated' || other.name === name || (kind === 'person' && other.name === ''))
      );
    })
  );
}
