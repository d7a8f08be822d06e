/** Checks that every lazy part loads all messages it can use, so that no message id is ever visible. */

import { describe, expect, it } from 'vitest';
import { catalogIn } from './catalogs.svelte.ts';
import { CATALOGS } from './fixtures.ts';

const sources: Record<string, string> = import.meta.glob(['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const messages: Record<string, string> = import.meta.glob('../../../src/ubongo/locales/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The catalog of each message. */
const fileOf = new Map(
  Object.entries(messages).flatMap(([path, text]) => {
    const file = catalogIn(path);
    return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => [id ?? '', file] as const);
  }),
);
const FIRST = [...new Set(fileOf.values())].filter((file) => !CATALOGS.some((each) => each === file));

/** Strings that only look like messages, or messages loaded by the part that uses the file. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  // Names of sides.
  '/src/editions/solo/sides.ts': /^level-/,
  // An action, hints on how to start, and refusals of a game.
  '/src/table/session/session.svelte.ts': /^(give-up$|solid-hint-|refused-)/,
};

const isCode = (path: string) => path in sources;

function resolved(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const step of to.split('/')) {
    if (step === '..') parts.length > 1 ? parts.pop() : parts.push(step);
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** The files that a file imports, except types. */
const imports = (path: string): string[] =>
  [...(sources[path] ?? '').matchAll(/^(?:import|export) (?!type )(?:[^';]*? from )?'(\.[^']+)'/gm)]
    .map(([, to]) => resolved(path, to ?? ''))
    .filter(isCode);

function reached(start: string): Set<string> {
  const found = new Set([start]);
  for (const path of found) for (const next of imports(path)) found.add(next);
  return found;
}

/** The messages used by a file: quoted ids, and families such as `gem-${gem}`. */
function said(path: string): string[] {
  const text = sources[path] ?? '';
  const quoted = [...text.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id ?? '');
  const families = [...text.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, family]) => family ?? '');
  return [...fileOf.keys()].filter(
    (id) =>
      (quoted.includes(id) || families.some((family) => id.startsWith(family))) &&
      !EXCEPTIONS[path]?.test(id),
  );
}

const unknown = (paths: Iterable<string>, known: readonly string[]): string[] =>
  [...paths].flatMap((path) =>
    said(path)
      .filter((id) => !known.includes(fileOf.get(id) ?? ''))
      .map((id) => `${path} says ${id} of ${fileOf.get(id)}`),
  );

const start = reached('/src/app/main.ts');
const PART = /\blazy\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\('([^']+)'\),?\s*\)/g;
const parts = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(PART)].map(([, names = '', to = '']) => ({
    to: resolved(path, to),
    catalogues: [...names.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''),
  })),
);

describe('the messages of a part', () => {
  it('are in the bundled catalogs for everything bundled with the page', () => {
    expect(start.size).toBeGreaterThan(50);
    expect(unknown(start, FIRST)).toEqual([]);
  });

  it('are requested wherever something is imported dynamically', () => {
    const fetches = Object.values(sources).flatMap((text) => [...text.matchAll(/\bimport\('/g)]);
    expect(parts.length).toBe(fetches.length);
    expect(parts.length).toBeGreaterThan(15);
  });

  it.each(parts)('are all in the catalogs requested with $to', ({ to, catalogues }) => {
    expect(catalogues.filter((name) => !CATALOGS.includes(name))).toEqual([]);
    const later = [...reached(to)].filter((path) => !start.has(path));
    expect(later.length).toBeGreaterThan(0);
    expect(unknown(later, [...FIRST, ...catalogues])).toEqual([]);
  });
});
