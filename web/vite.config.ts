/// <reference types="vitest/config" />
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

const server = loadEnv('', '.', 'UBONGO_').UBONGO_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
  base: '/',
  build: {
    outDir: '../src/ubongo/adapters/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What the first board needs is one file. A slow line pays for every further one: what several screens share is
    // one more, and only players of classic, cards or blocks pay for them, and only the 3D view pays for
    // that. Looks come with what they are the looks of.
    chunkSizeWarningLimit: 700, // three.js, before it is packed; the stories hold every part to its figure
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            {
              name: 'choices',
              test: /\/lobby\/|\/ui\/(Choice|Pips|LevelMark|Gem|gems)\./,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'alone', test: /\/editions\/solo\//, minShareCount: 2, priority: 2 },
            {
              name: 'shared',
              test: /^(?!.*\/((solid|three|boards\/cards|engines\/cards)\/|editions\/(classic|cards)\/(?!announcements\.|stones\.)|replay\/|(typed|\w*Typing|answers|replay|draws|ReplayPanel)\.))/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'replays', test: /\/replay\/|\/(replay|draws|ReplayPanel)\./, minShareCount: 2 },
            { name: 'typing', test: /\/(typed|\w*Typing|answers)\./, minShareCount: 2 },
            {
              name: 'cards',
              test: /\/(boards|engines)\/cards\/|\/editions\/cards\/(?!announcements\.)/,
              minShareCount: 2,
            },
            { name: 'classic', test: /\/classic\/(?!announcements\.)/, minShareCount: 2 },
            {
              name: 'solid',
              test: /\/solid\/(?!view3d\/(?!viewTurns)|SolidTyping|typed)|\/three-d\/Play\.|\/SolidPlay\./,
            },
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
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true, setupFiles: ['src/app/testing.ts'] },
});
