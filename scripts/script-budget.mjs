// Fails the build when a page asks for more script on its first load than it may.
import { brotli } from './precompress.mjs';

/** @typedef {{ type: string, fileName: string, code?: string, imports?: string[], facadeModuleId?: string | null, isEntry?: boolean }} Output */

/** The chunk and all that it imports at once. @param {Record<string, Output>} bundle @param {string} name @param {Set<string>} seen */
function withImports(bundle, name, seen) {
  if (seen.has(name)) return;
  seen.add(name);
  for (const other of bundle[name]?.imports ?? []) withImports(bundle, other, seen);
}

/**
 * @param {Record<string, number>} budgets kilobytes of script as it goes over the wire, with brotli, by the module that a page is made in
 * @returns {import('vite').Plugin}
 */
export function scriptBudget(budgets) {
  return {
    name: 'script-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = /** @type {Record<string, Output>} */ (bundle);
      const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
      for (const [page, most] of Object.entries(budgets)) {
        const chunk = Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId?.endsWith(page));
        if (!entry || !chunk) throw new Error(`There is no chunk of ${page} to weigh.`);
        /** @type {Set<string>} */
        const needed = new Set();
        for (const { fileName } of [entry, chunk]) withImports(chunks, fileName, needed);
        const bytes = [...needed].reduce((sum, name) => sum + brotli(Buffer.from(chunks[name]?.code ?? '')).length, 0);
        const kilobytes = bytes / 1000;
        if (kilobytes > most)
          throw new Error(`${page} needs ${kilobytes.toFixed(1)} kB of script; ${most} are allowed.`);
        this.info(`${page}: ${kilobytes.toFixed(1)} of ${most} kB of script`);
      }
    },
  };
}
