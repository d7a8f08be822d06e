/** Hashes and keys of the proof, in hexadecimal unless they are bytes. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hash of bytes in hexadecimal: of a seed, or of a share. */
export const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)));

export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash of the log's next entry, whose text is canonical JSON. */
export const nextHash = (before: string, entry: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(before), utf8ToBytes(entry))));

export const signed = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text));

/** By seat: a share, or null if there is none. */
export type Shares = readonly (string | null)[];

export const firstKey = (seed: string, terms: string, shares: Shares): Uint8Array =>
  signed(hexToBytes(seed), terms + JSON.stringify(shares));

export const nextKey = (key: Uint8Array, shares: Shares): Uint8Array => signed(key, JSON.stringify(shares));

/** How many shares a chain has. */
const CHAIN = 64;

/** Whether hashing `share` that many times gives `known`. */
export const follows = (share: string, known: string, steps: number): boolean =>
  hashedTimes(share, steps) === known;

/** The commitment to the chain of shares that ends with `root`. */
export const commitmentOf = (root: string): string => hashedTimes(root, CHAIN);

function hashedTimes(share: string, steps: number): string {
  let hash = share;
  for (let step = 0; step < steps; step++) hash = hashOf(hash);
  return hash;
}
