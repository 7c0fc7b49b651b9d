// Finds a Chromium for the browser tests, or installs one where the system's package manager allows.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** @param {string} name @returns {string | undefined} */
function onPath(name) {
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

/** @returns {string | undefined} the path of a Chromium on this machine */
export function findChromium() {
  if (process.env.TILTYARD_CHROMIUM) return process.env.TILTYARD_CHROMIUM;
  for (const name of names) {
    const place = onPath(name);
    if (place) return place;
  }
  return undefined;
}

/** Like findChromium, but as the system's administrator on Debian and its kin an absent one is installed. */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found || process.getuid?.() !== 0 || !onPath('apt-get')) return found;
  console.log('Installing Chromium for the browser tests …');
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const installed = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  // A system without package lists knows no chromium until they are fetched.
  if (!installed() && apt('update')) installed();
  return findChromium();
}
