// Finds a Chromium, or for the browser tests installs one where the system's package manager allows.
import { installed, onPath } from './packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The same engine without a browser's windows around it: a quarter less processor time for the tests. */
const shell = 'chromium-headless-shell';

/** @returns {string | undefined} the path of a Chromium on this machine */
export function findChromium() {
  if (process.env.TILTYARD_CHROMIUM) return process.env.TILTYARD_CHROMIUM;
  for (const name of names) {
    const place = onPath(name);
    if (place) return place;
  }
  return undefined;
}

/** The Chromium of the browser tests: the one that was named, the shell, or any. @returns {string | undefined} */
export function findTestChromium() {
  return process.env.TILTYARD_CHROMIUM || onPath(shell) || findChromium();
}

/** As the system's administrator on Debian and its kin the shell is installed, or failing that the browser. */
export function installTestChromium() {
  if (process.env.TILTYARD_CHROMIUM || onPath(shell) || installed(shell) || findChromium()) return;
  installed('chromium');
}
