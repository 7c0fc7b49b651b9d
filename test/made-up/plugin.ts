import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const own = join(import.meta.dirname, '/');

/** The registries of the product, and those of the tests that stand in for them. */
const registries = new Map(
  Object.entries({
    'src/engine/formats/index.ts': 'engine.ts',
    'src/engine/formats/on-demand.ts': 'engine-on-demand.ts',
    'src/words/formats/on-demand.ts': 'words-on-demand.ts',
    'src/words/formats/en.ts': 'words-en.ts',
    'src/words/formats/de.ts': 'words-de.ts',
    'src/words/formats/es.ts': 'words-es.ts',
    'src/words/formats/fr.ts': 'words-fr.ts',
    'src/words/formats/how.ts': 'how.ts',
    'src/web/formats/index.ts': 'pages.ts',
  }).map(([path, test]) => [join(root, path), join(own, 'registries', test)]),
);

/** Hands the test registry to whatever is built or run with it; nothing else changes. */
export const withMadeUpFormat = (): Plugin => ({
  name: 'made-up-format',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || importer.startsWith(own)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return (found && registries.get(found.id)) ?? null;
  },
});
