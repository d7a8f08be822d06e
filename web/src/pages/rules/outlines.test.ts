import { describe, expect, it } from 'vitest';
import described from '../../net/editions.gen.json';
import { KINDS, WORTH } from '../../ui/gems.ts';
import { outlineOf, RULED } from './outlines.ts';

/** The messages of the rules. */
const messages = Object.values(
  import.meta.glob<string>('../../../../src/ubongo/locales/en/{rulebook*,lobby,home}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const hasMessage = (id: string): boolean => new RegExp(`^${id} =`, 'm').test(messages);

describe('the rules of the editions', () => {
  it('are there for every edition that describes its numbers', () => {
    const withFacts = described.editions.filter(({ facts }) => Object.keys(facts).length > 0);
    expect([...RULED].sort()).toEqual(withFacts.map(({ name }) => name).sort());
  });

  it.each(RULED)('of %s have a heading and a text for each section, and an address of its own', (edition) => {
    const { name, sections } = outlineOf(edition) ?? { name: '', sections: [] };
    expect(hasMessage(name)).toBe(true);
    for (const { id, text } of sections) {
      expect(hasMessage(`rulebook-head-${id}`), id).toBe(true);
      expect(hasMessage(text), text).toBe(true);
      expect(id).toMatch(/^[a-z]+$/);
    }
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it.each(RULED)('of %s start with the aim', (edition) => {
    expect(outlineOf(edition)?.sections[0]?.id).toBe('aim');
  });

  it('give gems the worth that games count', () => {
    for (const { facts } of described.editions) {
      if ('ruby' in facts) expect(KINDS.map((gem) => facts[gem])).toEqual(KINDS.map((gem) => WORTH[gem]));
    }
  });
});
