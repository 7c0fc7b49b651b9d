// What the single executable runs. Everything else is in one archive in it, which is unpacked once into the user's cache.
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { dirname, join } = require('node:path');
const { getAsset, getRawAsset } = require('node:sea');
const { brotliDecompressSync } = require('node:zlib');

/** Where systems keep such things. */
function userFolders() {
  const { XDG_CACHE_HOME, XDG_DATA_HOME, LOCALAPPDATA, APPDATA } = process.env;
  const home = homedir();
  switch (process.platform) {
    case 'darwin':
      return { cache: join(home, 'Library/Caches'), data: join(home, 'Library/Application Support') };
    case 'win32':
      return {
        cache: LOCALAPPDATA || join(home, 'AppData/Local'),
        data: APPDATA || join(home, 'AppData/Roaming'),
      };
    default:
      return { cache: XDG_CACHE_HOME || join(home, '.cache'), data: XDG_DATA_HOME || join(home, '.local/share') };
  }
}

/** Under the archive's own hash, and only when it is whole: of two that start at once, one is first. */
function unpacked(cache) {
  const folder = join(cache, 'tiltyard', getAsset('hash', 'utf8'));
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const partial = mkdtempSync(`${folder}-`);
  const archive = brotliDecompressSync(Buffer.from(getRawAsset('archive')));
  const begin = 4 + archive.readUInt32LE(0);
  let at = begin;
  for (const [path, size] of JSON.parse(archive.toString('utf8', 4, begin))) {
    const file = join(partial, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, archive.subarray(at, at + size));
    at += size;
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const { cache, data } = userFolders();
// A folder of this name beside the program takes the data along, on a stick for one.
const beside = join(dirname(process.execPath), 'tiltyard-data');
const folder = existsSync(beside) ? beside : join(data, 'tiltyard');
if (process.env.TILTYARD_DB === undefined && process.env.TILTYARD_CONFIG === undefined)
  process.env.TILTYARD_DB = `sqlite:${join(folder, 'tiltyard.db')}`;
// A double click says nothing else.
if (process.argv.length < 3) process.argv.push('serve', '--open');
const program = unpacked(cache);
createRequire(join(program, 'start.cjs'))('./start.cjs');
