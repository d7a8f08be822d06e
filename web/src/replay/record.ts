/** The record of a game of chance scheme 2: its terms, and its log as the hash chain covers it. */

import type { Terms } from '../net/terms.ts';
import { commitmentOf, firstKey, hashOfText, nextHash, nextKey, type Shares } from './chance/hashing.ts';
import type { Replay } from './replay.ts';

export interface LoggedEntry {
  readonly seq: number;
  readonly at: number;
  readonly command: {
    readonly kind: string;
    readonly seat?: number;
    readonly by?: number;
    /** The seat that ended the glass. */
    readonly asked_by?: number;
    /** The delay in milliseconds that the server measured. */
    readonly lag?: number;
  };
  /** The strength of the bot that sent the command. */
  readonly bot?: string;
  readonly shares?: Shares;
}

export interface Reveal {
  readonly seq: number;
  readonly shares: Shares;
}

export class GameRecord {
  readonly terms: Terms;
  readonly entries: readonly LoggedEntry[];
  readonly reveals: readonly Reveal[];
  readonly #keys: readonly { readonly seq: number; readonly key: Uint8Array }[];
  readonly #text: string;
  readonly #log: readonly string[];
  /** The hash of the terms, then that of each entry. */
  #hashes: readonly string[] | undefined;

  /** Throws an error if the terms or the log are not JSON, or lack what every game has. */
  constructor(seed: string, terms: string, log: readonly string[]) {
    this.#text = terms;
    this.#log = log;
    this.terms = asTerms(JSON.parse(terms));
    this.entries = log.map((entry) => asEntry(JSON.parse(entry)));
    this.reveals = this.entries.flatMap(({ seq, shares }) => (shares ? [{ seq, shares }] : []));
    this.#keys = keysOf(seed, terms, this.reveals);
  }

  /** The key that the entry with that number is decided with. */
  keyAt(seq: number): Uint8Array {
    return (this.#keys.findLast((from) => from.seq <= seq) ?? this.#keys[0])?.key ?? new Uint8Array(32);
  }

  get termsHash(): string {
    return hashOfText(this.#text);
  }

  /** The hash of the entry with that number, or of the terms for 0; undefined if the log has none. */
  hashAt(seq: number): string | undefined {
    this.#hashes ??= hashesOf(this.termsHash, this.#log);
    return this.#hashes[seq];
  }

  /** Whether shares are revealed for every round: if two or more people play, and any has committed to shares. */
  get isSharedByRound(): boolean {
    return this.people > 1 && this.committed > 0;
  }

  /** How many seats are not those of bots. */
  get people(): number {
    return this.terms.seats.filter(({ bot }) => bot === null).length;
  }

  /** How many players have committed to shares. */
  get committed(): number {
    return this.terms.seats.filter(({ commitment }) => commitment !== null).length;
  }

  /** The numbers of the reveals that have a share of the chain that ends with `root`. */
  sharesOf(root: string | undefined): number[] {
    if (root === undefined || !/^[0-9a-f]{64}$/.test(root)) return [];
    const own = commitmentOf(root);
    const seat = this.terms.seats.findIndex(({ commitment }) => commitment === own);
    return [...this.reveals.keys()].filter((reveal) => (this.reveals[reveal]?.shares[seat] ?? null) !== null);
  }

  /** How many players who had committed to shares added one to the same reveal, at most. */
  get contributors(): number {
    const added = this.reveals.map(({ shares }) =>
      this.terms.seats.filter(
        ({ commitment }, seat) => commitment !== null && (shares[seat] ?? null) !== null,
      ),
    );
    return Math.max(0, ...added.map((seats) => seats.length));
  }
}

function hashesOf(first: string, log: readonly string[]): string[] {
  const hashes = [first];
  for (const [index, entry] of log.entries()) hashes.push(nextHash(hashes[index] ?? '', entry));
  return hashes;
}

function asTerms(read: Terms): Terms {
  const isRead = Array.isArray(read.seats) && isObject(read.settings) && isObject(read.deck);
  if (!isRead) throw new TypeError('no terms');
  return read;
}

function asEntry(read: LoggedEntry): LoggedEntry {
  const isRead = isObject(read.command) && (read.shares === undefined || Array.isArray(read.shares));
  if (!isRead) throw new TypeError('no entry');
  return read;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function keysOf(seed: string, terms: string, reveals: readonly Reveal[]): { seq: number; key: Uint8Array }[] {
  const keys: { seq: number; key: Uint8Array }[] = [];
  for (const { seq, shares } of reveals) {
    const last = keys.at(-1);
    keys.push({ seq, key: last ? nextKey(last.key, shares) : firstKey(seed, terms, shares) });
  }
  return keys;
}

/** The record of a game of scheme 2; undefined in scheme 1, and if the server sent nothing that can be read. */
export function recordOf({ scheme, seed, terms, log }: Replay): GameRecord | undefined {
  if (scheme !== 2 || terms === null) return undefined;
  try {
    return new GameRecord(seed, terms, log);
  } catch {
    return undefined;
  }
}
