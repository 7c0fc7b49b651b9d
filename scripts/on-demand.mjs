// The pages fetch formats when a tournament needs them: these registries take the place of those that bring all along.
import { resolve } from 'node:path';

const engine = resolve('src/engine/formats');
const words = ['formats', 'stages'].map((folder) => resolve('src/words', folder));

export const onDemand = new Map([
  [`${engine}/index.ts`, `${engine}/on-demand.ts`],
  ...words.flatMap((folder) =>
    ['en', 'de', 'es', 'fr'].map(
      (language) => /** @type {const} */ ([`${folder}/${language}.ts`, `${folder}/none.ts`]),
    ),
  ),
]);

/** @returns {import('vite').Plugin} */
export const formatsOnDemand = () => ({
  name: 'formats-on-demand',
  enforce: 'pre',
  async resolveId(source, importer) {
    // Only what ends like a registry is worth looking for.
    if (!importer || !/\/(index|[a-z]{2})\.ts$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return (found && onDemand.get(found.id)) ?? null;
  },
});
