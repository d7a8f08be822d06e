import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import drawn from './chance.fixture.json' with { type: 'json' };
import { entryChance, keyedChance } from './chance.ts';
import { firstKey, hashOf, nextKey } from './hashing.ts';
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

describe('the chance of scheme 2', () => {
  const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
  const key = firstKey(seed, '{"scheme":2}', [null, '00'.repeat(32)]);

  it('draws what docs/guide/fair-chance.md says', () => {
    const chance = keyedChance(key);
    expect(chance.within('round').within('1').of('die').below(6)).toBe(5);
    expect(
      chance
        .of('start/pile')
        .shuffled(Array.from({ length: 36 }, (_, n) => n))
        .slice(0, 4),
    ).toEqual([35, 0, 27, 6]);
  });

  it('has a generator for each purpose and each key, whatever was drawn before', () => {
    const draws = (from: Uint8Array, purpose: string) =>
      Array.from(
        { length: 4 },
        (
          (random) => () =>
            random.below(1_000_000)
        )(keyedChance(from).of(purpose)),
      );
    expect(draws(key, 'a')).toEqual(draws(key, 'a'));
    expect(draws(key, 'a')).not.toEqual(draws(key, 'b'));
    expect(draws(nextKey(key, [null]), 'a')).not.toEqual(draws(key, 'a'));
  });

  it('reports each purpose that is drawn for', () => {
    const purposes: string[] = [];
    const chance = keyedChance(key, (purpose) => purposes.push(purpose)).within('round/2');
    chance.of('die');
    chance.shuffledAgain([1, 2]);
    expect(purposes).toEqual(['round/2/die', 'round/2/pile']);
  });
});
