/**
 * The server's random generator: CPython's `random.Random`.
 *
 * Uses a library for SHA, because the browser's own needs a secure origin, and most tables are played over plain HTTP.
 */

import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

const LENGTH = 624;
const MIDDLE = 397;
const UPPER = 0x80000000;
const LOWER = 0x7fffffff;
const TWIST = 0x9908b0df;

/** The generator that Python seeds with those bytes. */
export const seeded = (bytes: Uint8Array): Random => new Random(concatBytes(bytes, sha512(bytes)));

/** The Mersenne Twister MT19937, with the seeding and integer methods of Python's `random`. */
export class Random {
  readonly #state = new Uint32Array(LENGTH);
  #next = LENGTH;

  /** `number` is big-endian; its length is a multiple of four bytes. */
  constructor(number: Uint8Array) {
    this.#seed(wordsOf(number));
  }

  /** A uniform random integer from 0 to `n` - 1. */
  below(n: number): number {
    const bits = 32 - Math.clz32(n);
    for (;;) {
      const drawn = this.#word() >>> (32 - bits);
      if (drawn < n) return drawn;
    }
  }

  /** All elements in random order: Python's `sample` of the full length. */
  shuffled<T>(all: readonly T[]): T[] {
    return this.sample(all, all.length);
  }

  /** `count` elements: the same as Python's `sample` if `count` is at least half of all. */
  sample<T>(all: readonly T[], count: number): T[] {
    const left = [...all];
    const drawn: T[] = [];
    while (drawn.length < count) {
      const at = this.below(left.length);
      drawn.push(left[at] as T);
      left[at] = left[left.length - 1] as T;
      left.pop();
    }
    return drawn;
  }

  #seed(key: readonly number[]): void {
    const state = this.#state;
    const at = (index: number) => state[index] ?? 0;
    const stirred = (index: number) => at(index - 1) ^ (at(index - 1) >>> 30);
    state[0] = 19650218;
    for (let index = 1; index < LENGTH; index++) state[index] = Math.imul(1812433253, stirred(index)) + index;
    let index = 1;
    const step = (value: number) => {
      state[index] = value;
      index += 1;
      if (index < LENGTH) return;
      state[0] = at(LENGTH - 1);
      index = 1;
    };
    for (let count = 0; count < Math.max(LENGTH, key.length); count++) {
      const turn = count % key.length;
      step((at(index) ^ Math.imul(stirred(index), 1664525)) + (key[turn] ?? 0) + turn);
    }
    for (let count = 1; count < LENGTH; count++)
      step((at(index) ^ Math.imul(stirred(index), 1566083941)) - index);
    state[0] = UPPER;
  }

  #word(): number {
    if (this.#next === LENGTH) this.#twist();
    let word = this.#state[this.#next] ?? 0;
    this.#next += 1;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  #twist(): void {
    const state = this.#state;
    const at = (index: number) => state[index % LENGTH] ?? 0;
    for (let index = 0; index < LENGTH; index++) {
      const mixed = (at(index) & UPPER) | (at(index + 1) & LOWER);
      state[index] = at(index + MIDDLE) ^ (mixed >>> 1) ^ (mixed & 1 ? TWIST : 0);
    }
    this.#next = 0;
  }
}

/** The 32-bit words of a big-endian number, least significant first, without leading zeros. */
function wordsOf(number: Uint8Array): number[] {
  const view = new DataView(number.buffer, number.byteOffset, number.byteLength);
  const words = Array.from({ length: number.length / 4 }, (_, index) =>
    view.getUint32(number.length - 4 * (index + 1)),
  );
  const greatest = words.findLastIndex((word) => word !== 0);
  return words.slice(0, Math.max(greatest, 0) + 1);
}
