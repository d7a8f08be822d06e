import { describe, expect, it } from 'vitest';
import { clock, isSaid, ordinal, say } from './text.ts';

const files: Record<string, string> = import.meta.glob('/src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogue = Object.values(
  import.meta.glob<string>('../../../src/ubongo/locales/en/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const sources = Object.entries(files).flatMap(([path, text]) => (path.endsWith('.test.ts') ? [] : [text]));

describe('the text function', () => {
  it('has every message that is used by a literal id', () => {
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id ?? ''),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((id) => !isSaid(id))).toEqual([]);
  });

  it('is used for every message', () => {
    const source = sources.join('\n');
    const ids = [...catalogue.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id ?? '');
    // Some ids are built from parts: `gem-${gem}-letter`, `refused-${reason}`.
    const families = [...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, family]) => family ?? '');
    const isMeant = (id: string) =>
      source.includes(`'${id}'`) || families.some((family) => id.startsWith(family));
    const left = ids.filter((id) => !isMeant(id));
    expect(left.join(' ')).toBe('');
  });

  it('formats ordinals', () => {
    expect([1, 2, 3, 4].map((rank) => ordinal(rank).replace(/[⁨⁩]/g, ''))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
    ]);
  });

  it('formats times and plurals', () => {
    expect(clock(65_400)).toContain('05');
    expect([1, 2].map((count) => say('points', { count }).replace(/[⁨⁩]/g, ''))).toEqual([
      '1 point',
      '2 points',
    ]);
  });

  it('isolates names from the text direction around them', () => {
    expect(say('rest-first', { you: 'no', name: 'דנה' })).toContain('\u2068דנה\u2069');
  });
});
