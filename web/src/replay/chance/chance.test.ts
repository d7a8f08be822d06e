import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import drawn from './chance.fixture.json' with { type: 'json' };
import { entryChance } from './chance.ts';
import { hashOf } from './hashing.ts';
import { Random } from './random.ts';

type Drawn = (typeof drawn.keys)[number];

function expectTheSame(rng: Random, { below, shuffled, many }: Omit<Drawn, 'key'>): void {
  for (const [n = 1, value] of below) expect(rng.below(n)).toBe(value);
  for (const order of shuffled) expect(rng.shuffled([...order.keys()])).toEqual(order);
  const all = Array.from({ length: 1_000 }, () => rng.below(6));
  expect(all.slice(-20)).toEqual(many);
}

describe('the random generator in the browser', () => {
  it.each(drawn.seeds)('draws the same as Python from $seed', ({ seed, hash, entries }) => {
    expect(hashOf(seed)).toBe(hash);
    for (const { seq, ...values } of entries) expectTheSame(entryChance(seed, seq).of('any'), values);
  });

  it.each(drawn.keys)('is seeded with the key $key as in Python', ({ key, ...values }) => {
    expectTheSame(new Random(hexToBytes(key)), values);
  });
});
