import { expect, it } from 'vitest';

const SOURCES: Record<string, string> = import.meta.glob('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SPREAD = /<[a-z][\w-]*\s[^<>]*\{\.\.\./;
const LIST = /<select\s[^<>]*\s(value=|\{value\}|bind:value)/;

it('no element needs the large parts of Svelte that set any attribute or the value of a list', () => {
  expect(SPREAD.test('<section\n {...data}>') && LIST.test('<select {name} {value}>')).toBe(true);
  const large = Object.entries(SOURCES).filter(([, source]) => SPREAD.test(source) || LIST.test(source));
  expect(large.map(([file]) => file)).toEqual([]);
});
