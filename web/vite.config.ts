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
    // A slow line pays for every file: one for what several screens share, and one for how all of them look.
    // Only who plays classic, cards or blocks pays for them, and only who looks at blocks in space for that.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700, // three.js, before it is packed; the stories hold every part to its figure
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /^(?!.*\/((solid|three)\/|(classic|cards)\/(?!manner)|Stone(Art)?\.|typed\.|(\w*Typing|answers)\.))/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'typing', test: /\/(typed|\w*Typing|answers)\./, minShareCount: 2, priority: 1 },
            { name: 'cards', test: /\/cards\/(?!manner)/, minShareCount: 2, priority: 1 },
            { name: 'classic', test: /\/classic\/(?!manner)|\/Stone(Art)?\./, minShareCount: 2, priority: 1 },
            { name: 'solid', test: /\/solid\/(?!view3d\/(?!seen)|SolidTyping|typed)/, priority: 1 },
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
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true, setupFiles: ['src/testing.ts'] },
});
