import { describe, expect, it } from 'vitest';
import { forgetAll, grouped, isOwnKey } from './person.ts';

describe("a person's data", () => {
  it('shows a code in groups of four', () => {
    expect(grouped('K7MW2Q4DPR9TXB3HZ6NC')).toBe('K7MW 2Q4D PR9T XB3H Z6NC');
    expect(grouped('')).toBe('');
  });

  it('knows its own keys in the browser', () => {
    expect(['ubongo:name', 'ubongo.share.x', 'other', 'my-ubongo:'].filter(isOwnKey)).toEqual([
      'ubongo:name',
      'ubongo.share.x',
    ]);
  });

  it('forgets them and nothing else', () => {
    const kept: Record<string, unknown> = { 'ubongo:name': 'Ada', other: 'x' };
    Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] });
    forgetAll(() => [kept as unknown as Storage]);
    expect(Object.keys(kept)).toEqual(['other']);
  });

  it('is not stopped by a storage that is forbidden', () => {
    expect(() =>
      forgetAll(() => {
        throw new Error('forbidden');
      }),
    ).not.toThrow();
  });
});
