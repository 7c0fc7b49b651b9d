// npm run package: one file that is Tiltyard and the Node that it runs on, for the system that this is, in dist/executable;
// beside it a bill of materials (CycloneDX) and the checksums of both. Then it plays an evening, alone in an empty folder. docs/operations.md has the recipe for other systems.
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { billOfMaterials } from './bill-of-materials.mjs';
import { root, run } from './setup.mjs';
import { shippedFiles } from './shipped-files.mjs';

const tools = join(root, 'packaging');
const to = join(root, 'dist/executable');
const work = join(to, 'work');
/** @type {Record<string, string>} */
const systems = { linux: 'linux', darwin: 'macos', win32: 'windows' };
const system = systems[process.platform] ?? process.platform;
const name = `tiltyard-${system}-${process.arch}${system === 'windows' ? '.exe' : ''}`;
const file = join(to, name);

/** A table of paths and sizes, then the files one after the other. */
function archiveOf() {
  const files = shippedFiles().map((path) => /** @type {const} */ ([path, readFileSync(join(root, path))]));
  files.push(['start.cjs', Buffer.from("import('./dist/cli/main.js');\n")]);
  const table = Buffer.from(JSON.stringify(files.map(([path, bytes]) => [path, bytes.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(table.length);
  return Buffer.concat([length, table, ...files.map(([, bytes]) => bytes)]);
}

/** @param {Buffer | string} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

function make() {
  const node = join(tools, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!run('npm', ['ci', '--prefix', tools, '--no-audit', '--no-fund', '--loglevel', 'error']) || !existsSync(node))
    return false;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const archive = archiveOf();
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: archive.length };
  writeFileSync(join(work, 'archive'), brotliCompressSync(archive, { params: quality }));
  writeFileSync(join(work, 'hash'), sha256(archive).slice(0, 32));
  const blob = join(work, 'blob');
  const config = {
    main: join(tools, 'launcher.cjs'),
    output: blob,
    disableExperimentalSEAWarning: true,
    assets: { archive: join(work, 'archive'), hash: join(work, 'hash') },
  };
  writeFileSync(join(work, 'sea.json'), JSON.stringify(config));
  if (!run(node, ['--experimental-sea-config', join(work, 'sea.json')])) return false;
  copyFileSync(node, file);
  chmodSync(file, 0o755);
  // A signature would be wrong afterwards: macOS wants to have none, then a new one.
  if (system === 'macos' && !run('codesign', ['--remove-signature', file])) return false;
  const fuse = ['--sentinel-fuse', 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2'];
  const macho = system === 'macos' ? ['--macho-segment-name', 'NODE_SEA'] : [];
  const postject = join(tools, 'node_modules/postject/dist/cli.js');
  if (!run(process.execPath, [postject, file, 'NODE_SEA_BLOB', blob, ...fuse, ...macho])) return false;
  if (system === 'macos' && !run('codesign', ['--sign', '-', file])) return false;
  const bill = `${JSON.stringify(billOfMaterials(), null, 2)}\n`;
  writeFileSync(`${file}.cdx.json`, bill);
  const sums = [`${sha256(readFileSync(file))}  ${name}`, `${sha256(bill)}  ${name}.cdx.json`];
  writeFileSync(join(to, `SHA256SUMS-${system}-${process.arch}`), `${sums.join('\n')}\n`);
  rmSync(work, { recursive: true });
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  return true;
}

const vitest = [
  join(root, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--project',
  'repository',
  'test/executable.test.ts',
];
process.exitCode = make() && run(process.execPath, vitest, { EXECUTABLE: file }) ? 0 : 1;
