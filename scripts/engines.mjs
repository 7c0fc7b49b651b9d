// The browsers' other two engines, where Debian's packages are installed or can be: Firefox and WebKit (docs/browsers.md).
import { spawnSync } from 'node:child_process';
import { installed, onPath } from './packages.mjs';

/** @typedef {{ name: 'Firefox' | 'WebKit', program: string, packages: string[] }} Engine */

/** @type {readonly Engine[]} */
const engines = [
  { name: 'Firefox', program: 'firefox-esr', packages: ['firefox-esr'] },
  { name: 'WebKit', program: 'WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

/** The oldest Firefox that the tests can drive. */
const OLDEST_FIREFOX = 153;

/** @param {string} program */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

/** @type {Readonly<Record<Engine['name'], (program: string) => boolean>>} */
const canBeDriven = {
  Firefox: (program) => versionOf(program) >= OLDEST_FIREFOX,
  // It has no way to run without a display: xvfb is one that nobody sees.
  WebKit: () => Boolean(onPath('xvfb-run')),
};

/** @param {Engine} engine */
const isHere = ({ name, program }) => Boolean(onPath(program)) && canBeDriven[name](program);

export const enginesHere = () => engines.filter(isHere).map(({ name }) => name);

/** Says in one line each what cannot be tried. */
export function installEngines() {
  for (const engine of engines) {
    if (isHere(engine) || (installed(...engine.packages) && isHere(engine))) continue;
    const wanted = engine.name === 'Firefox' ? ` (${OLDEST_FIREFOX} or newer)` : '';
    console.log(`${engine.name} is not tried: ${engine.packages.join(', ')}${wanted} cannot be installed here.`);
  }
}
