// Finds a Chromium, or for the browser tests installs one where the system's package manager allows.
import { installed, onPath } from './packages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The same engine without a browser's windows around it: a quarter less processor time for the tests. */
const shell = 'chromium-headless-shell';

/** A browser with its windows, whatever the tests use. @returns {string | undefined} */
const findWholeChromium = () => names.map(onPath).find((place) => place !== undefined);

/** @returns {string | undefined} the path of a Chromium on this machine */
export const findChromium = () => process.env.TILTYARD_CHROMIUM || findWholeChromium();

/** The Chromium of the browser tests: the one that was named, the shell, or any. @returns {string | undefined} */
export function findTestChromium() {
  return process.env.TILTYARD_CHROMIUM || onPath(shell) || findChromium();
}

/** As the system's administrator on Debian and its kin what is missing is installed: the browser, and the shell. */
export function installTestChromium() {
  if (process.env.TILTYARD_CHROMIUM) return;
  if (!findWholeChromium()) installed('chromium');
  if (!onPath(shell)) installed(shell);
}
