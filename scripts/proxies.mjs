// The reverse proxies of docs/operations.md, installed for the tests on a machine that is there for tests alone.
import { existsSync } from 'node:fs';
import { installed, onPath } from './packages.mjs';

const proxies = [
  { name: 'nginx', packages: ['nginx-light'], places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] },
  { name: 'caddy', packages: ['caddy'], places: ['/usr/local/bin/caddy'] },
];

/** @param {string} name @returns {string | undefined} where it is on this machine */
export const proxyCalled = (name) =>
  onPath(name) ?? proxies.find((one) => one.name === name)?.places.find((place) => existsSync(place));

/** Says in one line each what cannot be tried. Nobody wants a web server on their own machine for a test's sake. */
export function installProxies() {
  for (const { name, packages } of proxies) {
    if (proxyCalled(name) || (process.env.CI && installed(...packages) && proxyCalled(name))) continue;
    console.log(`${name} is not tried: it is not installed here.`);
  }
}
