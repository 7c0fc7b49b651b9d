// Finds a Chromium for the browser tests, or installs one where the system's package manager allows.
import { installed, onPath } from './packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

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
  return findChromium() ?? (installed('chromium') ? findChromium() : undefined);
}
