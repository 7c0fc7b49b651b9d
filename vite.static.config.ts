import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './scripts/docs-pages.mjs';
import { offlinePages } from './scripts/offline-pages.mjs';
import { oldestBrowsers } from './scripts/oldest-browsers.mjs';

/** What the pages elsewhere fetch when they need it is here from the start, on purpose (docs/decisions/in-a-tab.md). */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** The pages that hold tournaments in the browser: files for any web space, under any path. */
export default defineConfig({
  root: 'src/web/here',
  base: './',
  publicDir: false,
  plugins: [docsPages(), react(), offlinePages()],
  worker: { format: 'es', rolldownOptions: { checks } },
  build: {
    target: [...oldestBrowsers],
    cssTarget: [...oldestBrowsers],
    outDir: '../../../dist/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rolldownOptions: {
      checks,
      treeshake: { moduleSideEffects: (id) => !/\/src\/(kit|engine|protocol|client|hosting|tab)\//.test(id) },
    },
  },
});
