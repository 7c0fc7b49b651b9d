// tiltyard: the program (command line, server, pages), as it is published.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { linksOf, withLinks } from './links.mjs';

/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * `overrides` count in our own folder only. As dependencies of its own they reach whoever installs the package: npm puts
 * them where those who ask for a range of versions find them, too.
 */
export function dependencies() {
  /** @type {{ dependencies: Record<string, string>, overrides: Record<string, unknown> }} */
  const { dependencies: own, overrides } = json('package.json');
  const versions = Object.entries(overrides).filter(([, version]) => typeof version === 'string');
  return { ...own, ...Object.fromEntries(versions) };
}

/** @returns {Record<string, unknown>} */
function manifest() {
  const { name, version, description, license, type, engines, bin, exports, optionalDependencies } =
    json('package.json');
  return {
    name,
    version,
    description,
    keywords: ['tournament', 'swiss', 'pairing', 'knockout', 'bracket', 'round-robin', 'chess', 'club', 'server'],
    ...linksOf(),
    ...{ license, type, engines, bin, exports },
    dependencies: dependencies(),
    optionalDependencies,
    files: ['bin', 'dist', 'npm-shrinkwrap.json', 'LICENSE', 'README.md'],
  };
}

/**
 * From a registry npm installs exactly these versions: what is published is what is tested.
 * @returns {{ packages: Record<string, { dev?: boolean, engines?: { node?: string }, dependencies?: object }> } & Record<string, unknown>}
 */
export function shrinkwrap() {
  const lock = json('package-lock.json');
  const { name, version, license, engines, bin, optionalDependencies } = json('package.json');
  const own = { name, version, license, dependencies: dependencies(), optionalDependencies, bin, engines };
  /** @type {[string, { dev?: boolean, engines?: { node?: string }, dependencies?: object }][]} */
  const locked = Object.entries(lock.packages);
  const installed = locked.filter(([path, { dev }]) => path !== '' && !dev);
  return {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': own, ...Object.fromEntries(installed) },
  };
}

/** @param {string} folder */
export function stageApp(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of ['bin', 'dist/cli', 'dist/web', 'LICENSE'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), `${JSON.stringify(shrinkwrap(), null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), withLinks(readFileSync(join(root, 'README.md'), 'utf8'), '.'));
}
