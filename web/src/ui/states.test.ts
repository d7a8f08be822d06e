/** States are shown by more than a tone: selected, disabled, and empty, in every palette and scheme. */

import { describe, expect, it } from 'vitest';
import look from '../app/look.css?raw';
import { contrast, type Hex } from './color.ts';
import { every, mixed, room } from './fixtures.ts';

const GROUNDS = ['felt', 'felt-deep', 'paper'] as const;
const SELECTED = /(?::checked|\[aria-pressed="true"\]|\[aria-current\]|\[aria-selected)(?!::before)/;
/** Declarations that draw a shape around or behind the option. */
const DRAWN = /(?:box-shadow: inset|border(?:-color)?:|outline:|background:)[^;]*/g;

const components = import.meta.glob<string>('../**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Rule {
  readonly where: string;
  /** The names of the colors that draw the state. */
  readonly colors: readonly string[];
}

/** The rules of selected options; systems with colors of their own are left to those. */
const selected: readonly Rule[] = Object.entries(components).flatMap(([path, text]) => {
  const style = (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '').replace(
    /@media \(forced-colors[\s\S]*$/,
    '',
  );
  return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => SELECTED.test(selector.replace(/:not\([^)]*\)/g, '')))
    .filter(([, , body = '']) => /background|box-shadow|border|outline/.test(body))
    .map(([, selector = '', body = '']) => ({
      where: `${path} ${selector.trim()}`,
      colors: [...body.matchAll(DRAWN)].flatMap(([drawn]) =>
        [...drawn.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name = '']) => name),
      ),
    }));
});

/** The marks of empty places: rings of things that are not there. */
const EMPTY = ['faint', 'soft'] as const;

it('finds the selected states', () => {
  expect(selected.length).toBeGreaterThanOrEqual(7);
});

describe.each(every)('in $palette, scheme $scheme', ({ palette, scheme }) => {
  const color = (name: string): Hex => room(palette)[name]?.[scheme] ?? '#000000';
  const against = (name: string, ground: string) => contrast(color(name), color(ground));

  it.each(selected)('a selected option is told by a shape, 3 to 1: $where', ({ colors }) => {
    for (const ground of GROUNDS) {
      const best = Math.max(
        0,
        ...colors.filter((name) => name in room(palette)).map((name) => against(name, ground)),
      );
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(EMPTY)('an empty place is drawn in %s, 3 to 1', (name) => {
    for (const ground of GROUNDS) expect(against(name, ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('the focus is drawn 3 to 1', () => {
    for (const ground of GROUNDS) expect(against('focus', ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('a disabled button can be read, 3 to 1', () => {
    const share = Number(/\.button:disabled \{\s*opacity: ([\d.]+)/.exec(look)?.[1]);
    const faded = (name: string) => mixed(color(name), color('felt'), share);
    expect(contrast(faded('ink'), faded('paper'))).toBeGreaterThanOrEqual(3);
    expect(contrast(faded('on-accent'), faded('accent'))).toBeGreaterThanOrEqual(3);
  });
});
