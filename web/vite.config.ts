/// <reference types="vitest/config" />
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { serviceWorker } from './serviceWorker.ts';

const server = loadEnv('', '.', 'UBONGO_').UBONGO_SERVER ?? 'http://127.0.0.1:8000';

/** A module that a session asks about an edition: it is fetched before the screens of that edition. */
const ANNOUNCEMENTS = /\/announcements\.ts$/;
const REPLAYS = /\/replay\/|\/(replay|draws|ReplayPanel)\./;
/** A race that the viewer watches. */
const WATCHED = /\/(Watching|WatchedRace)\./;
/** The form for the code of an invitation, which the home page fetches after its board, and what reads it. */
const CODE = /\/(CodeForm|pastedHash|tableCode)\./;
/** What few tables choose: boards or hands to be looked at, and the rows of a card. */
const LOOK = /\/table\/look\/|\/PieceGlyph\./;
/** The break after a round and the end of a game, which are fetched while the first round is played. */
const RESULTS = /\/table\/results\/|\/gem-race\/(Boards|flight)\./;
/** What runs and races say about the player's level, which is asked after them. */
const LEVEL = /\/table\/(blockLevel|suited)\./;
/** What the stages of lessons share. */
const LESSONS = /\/lessons[./]|\/GemLesson\./;
/** The boards that no server judges, which lessons, rules and waiting players use. */
const LOCAL = /\/boards\/local\/|\/PastimeBoard\./;
/** Boards tried alone, with hints and reasons. */
const ALONE =
  /\/(Cheer|BoardArt|FlatArt|TryAlone|TryBoard|FlatAlone|Why|Sheet|emptyBoard|completion|local\/hints)\./;
/** The rules, as a page and over a game. */
const RULES = /\/pages\/rules\/|\/editions\/(outline|[\w-]+\/rulebook)\./;
/** The icons of what is done with a picked piece, card or block. */
const TOOLS = /\/toolIcons\./;
/** The lab and what it shares with the page of the day. */
const LAB = /\/pages\/lab\/|\/(TimesTable|tenths|TaskPage)\./;
const TYPING = /\/typed\/|\/(typed|\w*Typing|answers)\./;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The edition to which a module belongs: the name of its folder. Other folders in `editions` hold what several share. */
function editionOf(id: string, modules: Modules): string | null {
  const [, folder = '', edition = ''] = /^(.*\/editions\/([\w-]+))\//.exec(id) ?? [];
  return modules.getModuleInfo(`${folder}/index.ts`) ? edition : null;
}

/** The chunk of the screens of an edition. */
const editionChunk = (id: string, modules: Modules): string | null =>
  REPLAYS.test(id) || TYPING.test(id) || RULES.test(id) ? null : editionOf(id, modules);

/** The chunk of what a session asks about an edition before it has its screens. */
function announcementsChunk(id: string, modules: Modules): string | null {
  const edition = editionOf(id, modules);
  const users = [id, ...(modules.getModuleInfo(id)?.importers ?? [])];
  return edition && users.some((user) => ANNOUNCEMENTS.test(user)) ? `${edition}-announcements` : null;
}

/** The chunk of a kind of board that only some games use. */
const boardChunk = (id: string): string | null => /\/(?:boards|engines)\/(cards)\//.exec(id)?.[1] ?? null;

/** The chunk of everything else that several screens share. Solid boards and the network are for a few of them. */
function sharedChunk(id: string, modules: Modules): string | null {
  const isElsewhere =
    /\/(solid|three|net)\//.test(id) ||
    REPLAYS.test(id) ||
    TYPING.test(id) ||
    LOOK.test(id) ||
    WATCHED.test(id) ||
    RESULTS.test(id) ||
    LEVEL.test(id) ||
    LESSONS.test(id) ||
    LOCAL.test(id) ||
    TOOLS.test(id) ||
    CODE.test(id) ||
    ALONE.test(id) ||
    LAB.test(id) ||
    RULES.test(id);
  return isElsewhere || boardChunk(id) || editionChunk(id, modules) ? null : 'shared';
}

const scopes = new Map<string, string>();

/** The class of a component's styles: a short one, since styles and scripts are full of them. */
function scopeOf(hash: string, file: string): string {
  const scope = `s${hash.slice(0, 4)}`;
  const owner = scopes.get(scope) ?? file;
  if (owner !== file) throw new Error(`the styles of ${owner} and ${file} share the class ${scope}`);
  scopes.set(scope, file);
  return scope;
}

export default defineConfig({
  plugins: [
    svelte({
      preprocess: vitePreprocess(),
      compilerOptions: { cssHash: ({ hash, filename }) => scopeOf(hash(filename), filename) },
    }),
    serviceWorker(),
  ],
  base: '/',
  build: {
    outDir: '../src/ubongo/adapters/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first with light-dark()
    chunkSizeWarningLimit: 700, // three.js, before it is packed; the stories hold every chunk to its budget
    // The first board needs one file: a slow connection pays for each further one. What several screens share is a
    // second file. An edition, solid boards and the 3D view have files of their own, so that only their players
    // fetch them. Styles come with the code that they belong to.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'home', test: /\/pages\/first\/First\.svelte$/, priority: 2.4 },
            // The page waits for it before it starts, so it must not import the first chunk.
            { name: 'palettes', test: /\/ui\/morePalettes\./, priority: 3 },
            {
              name: 'choices',
              test: /\/lobby\/|\/ui\/(Choice|Radio|Pips|LevelMark|Gem|gems)\./,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'hashing', test: /@noble\/hashes/, priority: 2 },
            { name: sharedChunk, minShareCount: 2, priority: 1 },
            { name: announcementsChunk, minShareCount: 2, priority: 1 },
            { name: 'look', test: LOOK },
            { name: 'tool-icons', test: TOOLS },
            { name: 'watched', test: WATCHED },
            { name: 'results', test: RESULTS },
            { name: 'level', test: LEVEL, minShareCount: 2 },
            { name: 'alone', test: ALONE },
            { name: 'local', test: /\/boards\/local\/(LocalFlat|localBoard)\./, minShareCount: 2 },
            { name: 'lab', test: LAB, minShareCount: 2 },
            { name: 'rules', test: RULES, minShareCount: 2 },
            { name: 'replays', test: REPLAYS, minShareCount: 2 },
            { name: 'typing', test: TYPING, minShareCount: 2 },
            { name: (id, modules) => boardChunk(id) ?? editionChunk(id, modules), minShareCount: 2 },
            { name: 'solid', test: /\/solid\/(?!view3d\/(?!viewTurns)|SolidTyping|typed)/ },
            { name: 'space', test: /\/(view3d|three)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    css: true,
    setupFiles: ['src/app/testing.ts'],
    testTimeout: 60_000, // a busy machine: what hangs is found all the same
    hookTimeout: 60_000,
    isolate: false, // a process for each of the files costs three times what their tests cost
  },
});
