import { describe, expect, it } from 'vitest';
import examples from './staircase.fixture.json' with { type: 'json' };
import { nextLevel } from './staircase.ts';

describe('the staircase in the browser', () => {
  it.each(examples)('leads from $start by $tries to $level, as on the server', ({ start, tries, level }) => {
    const all = tries.map(([solved, elapsedMs]) => ({
      solved: solved === true,
      elapsedMs: Number(elapsedMs),
    }));
    expect(nextLevel(start, all)).toBe(level);
  });
});
