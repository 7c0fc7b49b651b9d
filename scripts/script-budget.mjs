// Fails the build when a page asks for more script on its first load than it may.
import { brotli } from './precompress.mjs';

/** @typedef {{ type: string, fileName: string, code?: string, source?: string | Uint8Array, imports?: string[], facadeModuleId?: string | null, moduleIds?: string[], isEntry?: boolean }} Output */

/** The chunk and all that it imports at once. @param {Record<string, Output>} bundle @param {string} name @param {Set<string>} seen */
function withImports(bundle, name, seen) {
  if (seen.has(name)) return;
  seen.add(name);
  for (const other of bundle[name]?.imports ?? []) withImports(bundle, other, seen);
}

/**
 * @param {{ pages: Record<string, { of: string[], most: number, files?: number, inWords?: boolean, worker?: RegExp }>, formats: { common: number, most: number } }} budgets
 *   kilobytes of script as it goes over the wire, with brotli: each page by the modules that it
 *   fetches before it is whole (`inWords`: the English words of the heaviest format, too; `worker`: what runs beside it;
 *   `files`: the most files that this comes in), but without rules; and each format on its own, its rules and its English
 *   words with those of its stages, on top of the desk
 * @returns {import('vite').Plugin}
 */
export function scriptBudget({ pages, formats }) {
  return {
    name: 'script-budget',
    apply: 'build',
    // Only now each file knows what the others are called.
    writeBundle(_options, bundle) {
      const chunks = /** @type {Record<string, Output>} */ (bundle);
      const all = Object.values(chunks);
      const entry = all.find((chunk) => chunk.isEntry);
      /** @param {string} module */
      const chunkOf = (module) => {
        // One that was put together with others has no file that stands for it alone.
        const found =
          all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
          all.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(module)));
        if (!found) throw new Error(`There is no chunk of ${module} to weigh.`);
        return found.fileName;
      };
      /** @param {(string | undefined)[]} names @param {Set<string>} [here] */
      const needed = (names, here = new Set()) => {
        const seen = new Set(here);
        for (const name of names) if (name !== undefined) withImports(chunks, name, seen);
        return new Set([...seen].filter((name) => !here.has(name)));
      };
      /** @type {Map<string, number>} */
      const weights = new Map();
      /** @param {string} name */
      const weightOf = (name) => {
        const size = weights.get(name) ?? brotli(Buffer.from(chunks[name]?.code ?? chunks[name]?.source ?? '')).length;
        weights.set(name, size);
        return size;
      };
      /** @param {Set<string>} names */
      const sum = (names) => [...names].reduce((total, name) => total + weightOf(name), 0);
      /** @param {string} what @param {Set<string>} names @param {number} most */
      const weigh = (what, names, most) => {
        const kilobytes = sum(names) / 1000;
        if (kilobytes > most)
          throw new Error(`${what} needs ${kilobytes.toFixed(1)} kB of script; ${most} are allowed.`);
        this.info(`${what}: ${kilobytes.toFixed(1)} of ${most} kB of script`);
      };
      /** @type {Set<string>} */
      let largest = new Set();
      const wordsOfFormats = all.flatMap(({ facadeModuleId, fileName }) =>
        /\/src\/words\/formats\/[a-z]+\/en\.ts$/.test(facadeModuleId ?? '') ? [fileName] : [],
      );
      for (const [page, { of, most, files = Number.POSITIVE_INFINITY, inWords = false, worker }] of Object.entries(
        pages,
      )) {
        const shown = needed([entry?.fileName, ...of.map(chunkOf)]);
        const beside = worker
          ? all.filter(({ fileName }) => worker.test(fileName)).map(({ fileName }) => fileName)
          : [];
        if (worker && beside.length === 0) throw new Error(`There is no worker like ${worker} to weigh.`);
        const [heaviest] = wordsOfFormats.toSorted((a, b) => sum(needed([b], shown)) - sum(needed([a], shown)));
        const names = new Set([...shown, ...beside, ...(inWords ? needed([heaviest], shown) : [])]);
        const rules = [...names].find((name) =>
          /\/src\/engine\/(formats|stages)\//.test(chunks[name]?.facadeModuleId ?? ''),
        );
        if (rules) throw new Error(`${page} brings rules along: ${rules}.`);
        weigh(page, names, most);
        if (names.size > files) throw new Error(`${page} comes in ${names.size} files; ${files} are allowed.`);
        if (sum(names) > sum(largest)) largest = names;
      }
      const rules = all.flatMap(({ facadeModuleId }) => facadeModuleId?.split('/src/engine/formats/')[1] ?? []);
      const fetched = rules
        .filter((path) => /^[a-z]+\/index\.ts$/.test(path))
        .toSorted()
        .map((module) => {
          const [name = ''] = module.split('/');
          const own = [chunkOf(`/src/engine/formats/${module}`), chunkOf(`/src/words/formats/${name}/en.ts`)];
          return { name: `format ${name}`, needs: needed(own, largest) };
        });
      // What every format needs is fetched once, with the first.
      const [first, ...rest] = fetched;
      const common = new Set([...(first?.needs ?? [])].filter((one) => rest.every(({ needs }) => needs.has(one))));
      weigh('what all formats need', common, formats.common);
      for (const { name, needs } of fetched) {
        weigh(name, new Set([...needs].filter((one) => !common.has(one))), formats.most);
      }
    },
  };
}
