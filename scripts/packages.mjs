// Programs of the system that some tests need.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name @returns {string | undefined} */
export function onPath(name) {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Installs packages where the system's package manager allows. @param {string[]} packages */
export function installed(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // As if the system were being mended: no service that comes along is started.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0;
  // A system's lists of packages may be missing, or so old that they name versions that are gone.
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
