// What a first view needs goes over the wire in a few files: a hundred small ones compress badly, and name each other at length.
import { dirname, resolve } from 'node:path';

/** @typedef {{ code?: string | null, importedIds: readonly string[], dynamicallyImportedIds: readonly string[] }} Module */
/** @typedef {(id: string) => Module | null} Find */

/** Files that only pass on what others make: whoever imports a name from them needs the file that it is made in. */
const PASSES_ON = /\/src\/(words|client)\/index\.ts$/;

/** The public pages bring no engine along: what little they use of these has files of its own. */
const APART = /\/src\/(engine|kit)\//;

/** @param {string} names */
const listed = (names) =>
  names
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);

/** Which names a file takes from which. @param {string} code @param {string} word */
const taken = (code, word) =>
  [...code.matchAll(new RegExp(`\\b${word}\\s*\\{([^}]*)\\}\\s*from\\s*["']([^"']+)["']`, 'g'))].map(
    ([, names = '', from = '']) => ({ names: listed(names), from }),
  );

/** The files in which those names are made. @param {Find} find @param {string} id @param {readonly string[]} names */
function madeIn(find, id, names) {
  return taken(find(id)?.code ?? '', 'export')
    .filter((one) => one.names.some((name) => names.includes(name)))
    .map(({ from }) => resolve(dirname(id), from));
}

/**
 * A file and all that it needs at once, or ever.
 * @param {Find} find @param {string} id @param {boolean} ever @param {Set<string>} [seen]
 */
function withNeeds(find, id, ever, seen = new Set()) {
  const module = find(id);
  if (!module || seen.has(id) || APART.test(id)) return seen;
  seen.add(id);
  for (const other of [...module.importedIds, ...(ever ? module.dynamicallyImportedIds : [])]) {
    if (!PASSES_ON.test(other)) withNeeds(find, other, ever, seen);
  }
  for (const { names, from } of taken(module.code ?? '', 'import')) {
    const passing = resolve(dirname(id), from);
    if (PASSES_ON.test(passing)) for (const made of madeIn(find, passing, names)) withNeeds(find, made, ever, seen);
  }
  return seen;
}

/** @typedef {(id: string, context: { getModuleInfo: Find }) => string | null} Naming the name of the file that a module goes into */

/** The numbers of those that need a module, too. @param {readonly Set<string>[]} others @param {string} id */
const alsoIn = (others, id) => others.flatMap((needed, at) => (needed.has(id) ? [at] : []));

/** @param {{ getModuleInfo: Find }} context @param {readonly string[]} roots @param {boolean} ever */
const allNeeds = (context, roots, ever) =>
  new Set(roots.flatMap((root) => [...withNeeds((one) => context.getModuleInfo(one), resolve(root), ever)]));

/**
 * @param {{ start: string, pages: Readonly<Record<string, string>>, others: readonly (readonly string[])[] }} roots what
 *   everyone loads, the pages whose first view counts, and others that share files with them: those neither fetch scripts
 *   nor get styles that are only for the first
 * @returns {Naming}
 */
export function together({ start, pages, others }) {
  /** @type {{ start: Set<string>, pages: [string, Set<string>][], others: Set<string>[] } | undefined} */
  let known;
  return (id, context) => {
    known ??= {
      start: allNeeds(context, [start], false),
      pages: Object.entries(pages).map(([name, root]) => [name, allNeeds(context, [root], false)]),
      others: others.map((roots) => allNeeds(context, roots, true)),
    };
    if (known.start.has(id)) return 'start';
    const by = known.pages.flatMap(([page, needed]) => (needed.has(id) ? [page] : []));
    return by.length === 0 ? null : [...by, ...alsoIn(known.others, id)].join('-');
  };
}

/**
 * What pages need at once, at least so many of them, in one file; what others ever need, too, in files apart, so that those
 * do not fetch the rest.
 * @param {{ name: string, of: readonly string[], least: number, others: readonly (readonly string[])[] }} pages
 * @returns {Naming}
 */
export function sharedBy({ name, of, least, others }) {
  /** @type {{ of: Set<string>[], others: Set<string>[] } | undefined} */
  let known;
  return (id, context) => {
    known ??= {
      of: of.map((root) => allNeeds(context, [root], false)),
      others: others.map((roots) => allNeeds(context, roots, true)),
    };
    const by = known.of.filter((needed) => needed.has(id));
    return by.length < least ? null : [name, ...alsoIn(known.others, id)].join('-');
  };
}

/** By where a module is; the first that fits counts. @param {readonly (readonly [string, RegExp])[]} files @returns {Naming} */
export const byPlace = (files) => (id) => files.find(([, place]) => place.test(id))?.[0] ?? null;

/** The first name that one of them has for a module. @param {readonly Naming[]} namings @returns {Naming} */
export const firstOf = (namings) => (id, context) => {
  for (const naming of namings) {
    const name = naming(id, context);
    if (name !== null) return name;
  }
  return null;
};
