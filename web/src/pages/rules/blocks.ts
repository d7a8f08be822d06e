/** The text of a section, split into paragraphs, steps and lists. */

export interface Block {
  readonly kind: 'paragraph' | 'steps' | 'list';
  readonly lines: readonly string[];
}

const MARKS = [
  ['steps', /^\d+\. /],
  ['list', /^- /],
] as const;

/** A line that starts with "1. " is a step, one that starts with "- " an item of a list; any other is a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [kind, mark] = MARKS.find(([, start]) => start.test(line)) ?? ['paragraph', /^/];
    const last = blocks.at(-1);
    const words = line.replace(mark, '');
    if (last && kind !== 'paragraph' && last.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks;
}
