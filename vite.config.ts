import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './scripts/docs-pages.mjs';
import { oldestBrowsers } from './scripts/oldest-browsers.mjs';
import { formatsOnDemand } from './scripts/on-demand.mjs';
import { precompress } from './scripts/precompress.mjs';
import { scriptBudget } from './scripts/script-budget.mjs';
import { together } from './scripts/together.mjs';

const server = `http://127.0.0.1:${process.env.TILTYARD_DEV_PORT ?? '4170'}`;

export default defineConfig({
  root: 'src/web',
  publicDir: 'static',
  plugins: [
    formatsOnDemand(),
    docsPages(),
    react(),
    precompress(),
    // Kilobytes on the wire for the first view. The public pages bring no engine along.
    scriptBudget({
      pages: {
        'The desk': { of: ['desk/desk.tsx', 'words/pages/en/organiser.ts'], most: 150 },
        'A player’s phone': {
          of: ['public/my-page.tsx'],
          inWords: true,
          worker: /hub-worker/,
          most: 110,
        },
        'The public page': {
          of: ['public/public.tsx', 'public/event-text.tsx', 'shared/event-plate.tsx'],
          inWords: true,
          worker: /hub-worker/,
          most: 110,
        },
      },
      // What each format or shared stage adds, rules and words, wherever it is played.
      formats: { common: 9, most: 18 },
    }),
  ],
  worker: { format: 'es', plugins: () => [formatsOnDemand()] },
  build: {
    // docs/browsers.md; scripts and styles alike.
    target: [...oldestBrowsers],
    cssTarget: [...oldestBrowsers],
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Fonts and pictures stay files: the pages' security policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: together({
                start: 'src/web/main.tsx',
                pages: { guest: 'src/web/public/public.tsx', mine: 'src/web/public/my-page.tsx' },
                others: [
                  [
                    'src/web/desk/desk.tsx',
                    'src/web/docs/docs-page.tsx',
                    ...['home', 'new', 'account-page', 'access-page', 'account-forms'].map(
                      (page) => `src/web/home/${page}.tsx`,
                    ),
                  ],
                  ['src/web/wall/wall-page.tsx'],
                ],
              }),
            },
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
