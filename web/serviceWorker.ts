/** The build of the service worker: which files it keeps follows from what the pages for a time without a network import. */

import { injectManifest } from '@serwist/build';
import { build, type Plugin, type Rolldown } from 'vite';

/** Pages that are used without a network, with all that they fetch on demand. */
const PAGES = /\/src\/(pages\/(offline|settings)\/|pages\/today\/HandPage\.svelte$|app\/offline\/)/;
/** Other parts of the way there, without what they fetch on demand. */
const WAY =
  /\/src\/(app\/(main\.ts|LazyPages\.svelte|Dialogs\.svelte)|pages\/(MorePages|Games|first\/First|today\/Today)\.svelte|ui\/(titleFace|morePalettes)\.ts)$/;
/** Texts are kept in one language. The 3D view is as large as all the rest. */
const LEFT_OUT = /\/locales\/|\/(view3d|three)\//;
const LANGUAGE = /\/locales\/(?:onDemand\/)?([a-z]{2})(?:\/|\.ts)/;
const UNHASHED = ['index.html', 'theme.js', 'icon.svg', 'felt.svg', 'manifest.webmanifest'];

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };
type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** The modules that are needed without a network. */
function modulesOf(graph: Graph): Set<string> {
  const ids = [...graph.getModuleIds()];
  const open = ids.filter((id) => PAGES.test(id));
  const found = new Set([...open, ...ids.filter((id) => WAY.test(id))]);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) {
      if (found.has(next) || LEFT_OUT.test(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** The files that hold those modules, with all that these import, and their styles. */
function filesOf(modules: Set<string>, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  // A chunk that only names another one has no modules of its own.
  for (const { fileName, moduleIds, facadeModuleId } of chunks.values())
    if ([...moduleIds, facadeModuleId ?? ''].some((id) => modules.has(id))) add(fileName);
  return files;
}

/** The files of each language. */
function wordsOf(chunks: Iterable<Chunk>): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const { fileName, moduleIds } of chunks) {
    const language = moduleIds.map((id) => LANGUAGE.exec(id)?.[1]).find((found) => found);
    if (language) words[language] = [...(words[language] ?? []), `/${fileName}`];
  }
  return words;
}

/** Builds `sw.js` beside the page. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const words = wordsOf(chunks.values());
      const files = filesOf(modulesOf(this), chunks);
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"', __WORDS__: JSON.stringify(words) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          lib: {
            entry: 'src/app/offline/worker.ts',
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'sw.js',
          },
        },
      });
      const { warnings } = await injectManifest({
        swSrc: `${dir}/sw.js`,
        swDest: `${dir}/sw.js`,
        globDirectory: dir,
        globPatterns: [...files, ...fonts, ...UNHASHED],
        dontCacheBustURLsMatching: /^assets\//,
        modifyURLPrefix: { '': '/' },
      });
      for (const warning of warnings) this.warn(warning);
    },
  };
}
