/** What dealers draw from: a random generator for each purpose, in either scheme. See docs/guide/fair-chance.md. */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { signed } from './hashing.ts';
import { type Random, seeded } from './random.ts';

export interface Chance {
  /** The generator for that purpose, such as `round/4/die`. */
  of(purpose: string): Random;
  /** The same chance, with purposes that start with that scope and a slash. */
  within(scope: string): Chance;
  /** The pile as it is drawn from in this round. */
  shuffledAgain(pile: readonly number[]): readonly number[];
}

/** Scheme 1: one generator for the log entry with sequence number `seq`, whatever the purpose. */
export function entryChance(seed: string, seq: number): Chance {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(seq));
  const random = seeded(sha256(concatBytes(hexToBytes(seed), number)));
  const chance: Chance = { of: () => random, within: () => chance, shuffledAgain: (pile) => pile };
  return chance;
}

/** Scheme 2: a generator by key and purpose. `draws` is called with each purpose that is drawn for. */
export function keyedChance(key: Uint8Array, draws: (purpose: string) => void = () => undefined): Chance {
  const scoped = (scope: string): Chance => {
    const of = (purpose: string): Random => {
      draws(scope + purpose);
      return seeded(signed(key, scope + purpose));
    };
    return {
      of,
      within: (inner) => scoped(`${scope}${inner}/`),
      shuffledAgain: (pile) => of('pile').shuffled(pile),
    };
  };
  return scoped('');
}
