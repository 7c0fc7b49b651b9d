// What makes the pages of src/web/here installable, and lets them open without a connection: manifest, icons, and the
// worker with the names of all files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const sizes = [192, 512];
const iconOf = (/** @type {number} */ size) => `icon-${size}.png`;

const manifest = {
  name: 'Tiltyard',
  short_name: 'Tiltyard',
  start_url: './index.html',
  scope: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: sizes.map((size) => ({ src: iconOf(size), sizes: `${size}x${size}`, type: 'image/png' })),
};

/** @returns {import('vite').Plugin} */
export function offlinePages() {
  let folder = '';
  return {
    name: 'offline-pages',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${iconOf(192)}` }, injectTo: 'head' },
    ],
    writeBundle() {
      const picture = readFileSync(resolve('src/web/static/pennant.svg'));
      for (const size of sizes) {
        const drawn = new Resvg(picture, { fitTo: { mode: 'width', value: size } }).render().asPng();
        writeFileSync(join(folder, iconOf(size)), drawn);
      }
      writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
      const worker = readFileSync(resolve('src/web/here/sw.js'), 'utf8')
        .replace('["index.html"]', JSON.stringify(files))
        .replace("'list'", `'${hash.digest('hex').slice(0, 16)}'`);
      writeFileSync(join(folder, 'sw.js'), worker);
    },
  };
}
