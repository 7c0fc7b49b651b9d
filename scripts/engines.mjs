// The browsers' other two engines, where Debian's packages are installed or can be: Firefox and WebKit (docs/browsers.md).
import { installed, onPath } from './packages.mjs';

/** @typedef {{ name: 'Firefox' | 'WebKit', program: string, packages: string[] }} Engine */

/** @type {readonly Engine[]} */
const engines = [
  { name: 'Firefox', program: 'firefox-esr', packages: ['firefox-esr'] },
  { name: 'WebKit', program: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

/** WebKit has no way to run without a display: xvfb is one that nobody sees. @param {Engine} engine */
const isHere = ({ name, program }) => Boolean(onPath(program) && (name === 'Firefox' || onPath('xvfb-run')));

export const enginesHere = () => engines.filter(isHere).map(({ name }) => name);

/** Says in one line each what cannot be tried. */
export function installEngines() {
  for (const engine of engines) {
    if (isHere(engine) || (installed(...engine.packages) && isHere(engine))) continue;
    console.log(`${engine.name} is not tried: ${engine.packages.join(', ')} cannot be installed here.`);
  }
}
