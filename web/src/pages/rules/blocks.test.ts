import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

describe('the text of a section', () => {
  it('is split into paragraphs, steps and lists', () => {
    expect(blocksOf('First.\n\nSecond.\n1. Go\n2. Stop\n- one\n- two\nLast.')).toEqual([
      { kind: 'paragraph', lines: ['First.'] },
      { kind: 'paragraph', lines: ['Second.'] },
      { kind: 'steps', lines: ['Go', 'Stop'] },
      { kind: 'list', lines: ['one', 'two'] },
      { kind: 'paragraph', lines: ['Last.'] },
    ]);
  });

  it('takes a number within a line for a word', () => {
    expect(blocksOf('Level 4. Done')).toEqual([{ kind: 'paragraph', lines: ['Level 4. Done'] }]);
  });
});
