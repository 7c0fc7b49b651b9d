import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './scripts/docs-pages.mjs';
import { oldestBrowsers } from './scripts/oldest-browsers.mjs';
import { formatsOnDemand } from './scripts/on-demand.mjs';
import { precompress } from './scripts/precompress.mjs';
import { scriptBudget } from './scripts/script-budget.mjs';
import { byPlace, firstOf, sharedBy, together } from './scripts/together.mjs';

/** Whatever is imported of the engine comes through its one door, so who needs which file of it stands here. */
const engineFiles: readonly (readonly [string, RegExp])[] = [
  // A few lines that every page needs.
  ['start', /\/src\/(kit\/(unreachable|number|result)|engine\/(formats\/manifest|tournament\/quantity))\.ts$/],
  // What the wall needs for a bracket. The desk has it, too.
  [
    'state',
    /\/node_modules\/(pure-rand|@noble\/hashes)\/|\/checkInRHS\.js$|\/src\/kit\/(hash|chance|memory|index)\.ts$/,
  ],
  [
    'state',
    /\/src\/engine\/tournament\/(evolve\/(copies|owned|round)|columns|log|state|history|conclusion|model)\.ts$/,
  ],
  ['state', /\/src\/engine\/views\/(reason|match|bracket)\.ts$/],
  ['engine', /\/src\/engine\/(index\.ts|views\/.*|tournament\/(?!(outcome|stakes)\.ts).*)$/],
  // What a format is played by: all of them, those with matches, and those with brackets.
  ['rules', /\/node_modules\/zod\/|\/src\/(kit\/units|engine\/(tournament\/(outcome|stakes)|pairing\/rows))\.ts$/],
  ['rules', /\/src\/engine\/(formats\/(settings|ranking)|stages\/knockout\/config)\.ts$/],
  ['matches', /\/src\/engine\/(games\/.*|stages\/match|pairing\/bracket|formats\/elimination-settings)\.ts$/],
  ['brackets', /\/src\/engine\/stages\/elimination[^/]*\.ts$/],
];

/** Where an evening is spent; what only one of these pages needs comes with it. */
const deskPages = ['players/players', 'draft/draft', 'round/round-page', 'match/match-page', 'standings/standings'].map(
  (page) => `src/web/desk/${page}.tsx`,
);
const homePages = ['home', 'new', 'account-page', 'access-page', 'account-forms'].map(
  (page) => `src/web/home/${page}.tsx`,
);
const guestPages = { guest: 'src/web/public/public.tsx', mine: 'src/web/public/my-page.tsx' };
const wallPages = ['src/web/wall/wall-page.tsx'];
const notAtTheDesk = [homePages, Object.values(guestPages), wallPages];

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
        'The desk': { of: ['desk/desk.tsx', 'words/pages/en/organiser.ts'], files: 15, most: 150 },
        'The wall': { of: ['wall/wall-page.tsx'], files: 18, most: 122 },
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
              debugName: 'together',
              name: firstOf([
                together({
                  start: 'src/web/main.tsx',
                  pages: guestPages,
                  others: [['src/web/desk/desk.tsx', 'src/web/docs/docs-page.tsx', ...homePages], wallPages],
                }),
                byPlace(engineFiles),
                sharedBy({ name: 'desk', of: ['src/web/desk/desk.tsx'], least: 1, others: notAtTheDesk }),
                sharedBy({ name: 'desk-pages', of: deskPages, least: 2, others: notAtTheDesk }),
              ]),
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
