import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './scripts/docs-pages.mjs';
import { oldestBrowsers } from './scripts/oldest-browsers.mjs';
import { precompress } from './scripts/precompress.mjs';
import { scriptBudget } from './scripts/script-budget.mjs';

/** Its advice about slow plugins comes and goes with how busy the machine is. */
const checks = { bundlerTimings: false };

const server = `http://127.0.0.1:${process.env.TILTYARD_DEV_PORT ?? '4170'}`;

export default defineConfig({
  root: 'src/web',
  publicDir: 'static',
  // Wherever they are put, the scripts find each other; where that is, they tell the pages (src/web/shared/base.ts).
  base: './',
  plugins: [
    docsPages(),
    react(),
    precompress(),
    // Kilobytes on the wire for the first view. The public pages bring no engine along.
    scriptBudget({
      pages: {
        'The desk': { of: ['desk/desk.tsx', 'words/pages/en/organiser.ts'], files: 38, most: 150 },
        'The wall': { of: ['wall/wall-page.tsx', 'words/forecast/en.ts'], files: 40, most: 126 },
        'A player’s phone': {
          of: ['public/my-page.tsx'],
          inWords: true,
          worker: /hub-worker/,
          most: 122,
        },
        'The public page': {
          of: ['public/public.tsx', 'public/event-text.tsx', 'shared/event-plate.tsx'],
          inWords: true,
          worker: /hub-worker/,
          most: 122,
        },
      },
      // What each format adds with all its stages, rules and words, wherever it is played.
      formats: { common: 9, most: 29 },
    }),
  ],
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    // docs/browsers.md; scripts and styles alike.
    target: [...oldestBrowsers],
    cssTarget: [...oldestBrowsers],
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Fonts and pictures stay files: the pages' security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            // What nearly every page shares: a hundred small files compress badly, and name each other at length.
            { name: 'common', minShareCount: 32 },
          ],
          // What is passed on and not used would come along.
          includeDependenciesRecursively: false,
        },
      },
      treeshake: {
        // The engine and the tables do nothing when they are loaded, so a page takes along only what it uses.
        moduleSideEffects: (id) => !/\/src\/(kit|engine|words|protocol|client)\//.test(id),
      },
    },
  },
  // The server compares Origin with Host, so the host stays the one that the browser asked for.
  server: { proxy: { '/api': { target: server, changeOrigin: false } } },
});
