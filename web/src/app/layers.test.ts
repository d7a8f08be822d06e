/** Checks the client's layers: imports point downward only, and engines import nothing from other layers. */

import { describe, expect, it } from 'vitest';

/** From the top. Folders in the same row do not import each other. */
const LAYERS = [
  ['app'],
  ['pages'],
  ['editions'],
  ['replay', 'lobby'],
  ['sound'],
  ['table'],
  ['boards'],
  ['settings'],
  ['ui'],
  ['net'],
  ['i18n'],
  ['lib', 'locales'],
  ['engines'],
] as const;

/** The only list of editions in the client. */
const REGISTRY = '/src/editions/registry.ts';

const sources: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts', '!/src/**/fixtures.ts', '!/src/app/testing.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const linter: { overrides: Override[] } = JSON.parse(
  import.meta.glob<string>('/biome.json', { query: '?raw', import: 'default', eager: true })['/biome.json'] ??
    '',
);

/** An exception in the linter's configuration, as far as it is read here. */
interface Override {
  readonly includes: readonly string[];
  readonly linter: {
    readonly rules: {
      readonly style?: {
        readonly noRestrictedImports?: {
          readonly options: { readonly patterns: readonly { readonly group: readonly string[] }[] };
        };
      };
    };
  };
}

/** A folder with a module for each, and one without for what two of them share. */
const EDITIONS = Object.keys(sources).flatMap(
  (path) => /^\/src\/editions\/([^/]+)\/index\.ts$/.exec(path)?.[1] ?? [],
);

const rankOf = (folder: string): number => LAYERS.findIndex((row) => row.some((name) => name === folder));
const folderOf = (path: string): string => path.split('/')[2] ?? '';

function resolved(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const step of to.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Imports between folders, including types and dynamic imports. */
function importsOf(files: Record<string, string>): Import[] {
  return Object.entries(files).flatMap(([from, text]) =>
    [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
      .map(([, to = '']) => ({ from, to: resolved(from, to) }))
      .filter(({ to }) => to.startsWith('/src/') && folderOf(to) !== folderOf(from)),
  );
}

const upward = (files: Record<string, string>): string[] =>
  importsOf(files)
    .filter(({ from, to }) => rankOf(folderOf(to)) <= rankOf(folderOf(from)))
    .map(({ from, to }) => `${from} imports ${to}`);

describe('the folders of the client', () => {
  it('all belong to a layer', () => {
    const folders = new Set(Object.keys(sources).map(folderOf));
    expect([...folders].filter((folder) => rankOf(folder) < 0)).toEqual([]);
  });

  it('import only from layers below', () => {
    expect(importsOf(sources).length).toBeGreaterThan(500);
    expect(upward(sources)).toEqual([]);
  });

  it('have the same layers in the linter, which reports imports in an editor', () => {
    const banned = linter.overrides.flatMap(({ includes, linter: { rules } }) =>
      (rules.style?.noRestrictedImports?.options.patterns ?? []).map(({ group }) => [includes[0], group]),
    );
    const expected = LAYERS.flatMap((row, rank) =>
      row.map((folder) => [
        `src/${folder}/**`,
        [...LAYERS.slice(0, rank).flat(), ...row.filter((other) => other !== folder)].map(
          (name) => `**/${name}/**`,
        ),
      ]),
    );
    const withImports = expected.filter(([folder, group]) => folder !== 'src/locales/**' && group?.length);
    expect(banned).toEqual(withImports);
  });

  it('are reported if one imports upward', () => {
    const planted = { '/src/engines/flat/planted.ts': "import { say } from '../../i18n/text.ts';" };
    expect(upward(planted)).toEqual(['/src/engines/flat/planted.ts imports /src/i18n/text.ts']);
  });

  it('in `engines` import only each other’s common code', () => {
    const engine = (path: string) => path.split('/')[3] ?? '';
    const across = Object.entries(sources)
      .filter(([path]) => folderOf(path) === 'engines')
      .flatMap(([from, text]) =>
        [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
          .map(([, to = '']) => resolved(from, to))
          .filter((to) => engine(to) !== 'common' && engine(to) !== engine(from))
          .map((to) => `${from} imports ${to}`),
      );
    expect(across).toEqual([]);
  });

  it('in `engines` use no packages and no browser APIs', () => {
    const engines = Object.entries(sources).filter(([path]) => folderOf(path) === 'engines');
    const impure = engines.filter(
      ([, text]) =>
        /(?:from|import)\s*\(?'[^.']/.test(text) ||
        /\b(?:document|window|globalThis|fetch|\$state)\b/.test(text),
    );
    expect(engines.length).toBeGreaterThan(40);
    expect(impure.map(([path]) => path)).toEqual([]);
  });

  it('of an edition import no other edition', () => {
    const own = (path: string) => path.split('/')[3] ?? '';
    const inEditions = Object.entries(sources).filter(([path]) => EDITIONS.includes(own(path)));
    const across = inEditions.flatMap(([from, text]) =>
      [...text.matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)]
        .map(([, to = '']) => resolved(from, to))
        .filter((to) => folderOf(to) === 'editions' && EDITIONS.includes(own(to)) && own(to) !== own(from))
        .map((to) => `${from} imports ${to}`),
    );
    expect(across).toEqual([]);
  });
});

it('no other file names three editions', () => {
  expect(EDITIONS.length).toBeGreaterThan(4);
  const named = (text: string) => EDITIONS.filter((name) => new RegExp(`['"/]${name}['"/]`).test(text));
  const lists = Object.entries(sources)
    .filter(([path]) => path !== REGISTRY && !path.endsWith('.gen.ts'))
    .filter(([, text]) => named(text).length > 2)
    .map(([path]) => path);
  expect(lists).toEqual([]);
});
