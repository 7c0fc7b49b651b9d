// What the single executable is made of, from the lock file: what is installed here and needed to run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * Node has SQLite built in, so the module for older ones stays out, and what only that needs.
 * @returns {{ path: string, name: string, version: string, license?: string, integrity?: string }[]}
 */
export function shippedPackages() {
  const { packages } = read('package-lock.json');
  /** The packages that one of these asks for, found as Node finds them. @param {string} from @param {Set<string>} seen */
  const follow = (from, seen) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (from === '' && name in (optionalDependencies ?? {})) continue;
      let at = from;
      while (at !== '' && !packages[`${at}/node_modules/${name}`])
        at = at.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '');
      const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
      if (!packages[path] || seen.has(path) || !existsSync(join(root, path))) continue;
      seen.add(path);
      follow(path, seen);
    }
    return seen;
  };
  return [...follow('', new Set())].sort().map((path) => ({
    ...packages[path],
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  }));
}

/** CycloneDX 1.6, the same for the same lock file: no time, no number of its own. */
export function billOfMaterials() {
  const { name, version, license } = read('package.json');
  const { dependencies } = read('packaging/package.json');
  const parts = [
    ...shippedPackages(),
    { name: 'node', version: dependencies.node, license: 'MIT', integrity: undefined },
  ];
  /** @param {string} one @param {string} its */
  const purl = (one, its) => `pkg:npm/${one.replace('@', '%40')}@${its}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purl(name, version),
        name,
        version,
        licenses: [{ expression: license }],
      },
    },
    components: parts.map((part) => ({
      type: 'library',
      'bom-ref': 'path' in part ? part.path : purl(part.name, part.version),
      name: part.name,
      version: part.version,
      purl: purl(part.name, part.version),
      ...(part.license && { licenses: [{ expression: part.license }] }),
      ...(part.integrity?.startsWith('sha512-') && {
        hashes: [
          { alg: 'SHA-512', content: Buffer.from(part.integrity.slice('sha512-'.length), 'base64').toString('hex') },
        ],
      }),
    })),
  };
}
