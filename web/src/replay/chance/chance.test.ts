import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import drawn from './chance.fixture.json' with { type: 'json' };
import { Chance, chance, seedHash } from './chance.ts';

type Drawn = (typeof drawn.keys)[number];

function expectTheSame(rng: Chance, { below, shuffled, many }: Omit<Drawn, 'key'>): void {
  for (const [n = 1, value] of below) expect(rng.below(n)).toBe(value);
  for (const order of shuffled) expect(rng.shuffled([...order.keys()])).toEqual(order);
  const all = Array.from({ length: 1_000 }, () => rng.below(6));
  expect(all.slice(-20)).toEqual(many);
}

describe('the random generator in the browser', () => {
  it.each(drawn.seeds)('draws the same as Python from $seed', ({ seed, hash, entries }) => {
    expect(seedHash(seed)).toBe(hash);
    for (const { seq, ...values } of entries) expectTheSame(chance(seed, seq), values);
  });

  it.each(drawn.keys)('is seeded with the key $key as in Python', ({ key, ...values }) => {
    expectTheSame(new Chance(hexToBytes(key)), values);
  });
});
