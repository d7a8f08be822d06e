import { describe, expect, it } from 'vitest';
import { isComposing } from './composing.ts';

describe('a key of an input method', () => {
  it.each([
    ['while it composes', { key: 'Enter', isComposing: true, keyCode: 13 }],
    ['in browsers that name none', { key: 'Process', isComposing: false }],
    ['in Safari, when Enter ends it', { key: 'Enter', isComposing: false, keyCode: 229 }],
  ])('is one %s', (_, pressed) => expect(isComposing(pressed)).toBe(true));

  it('is no other key', () => {
    expect(isComposing({ key: 'Enter', isComposing: false, keyCode: 13 })).toBe(false);
    expect(isComposing({ key: 'a', isComposing: false })).toBe(false);
  });
});
