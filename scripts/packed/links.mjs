// Where a package says it comes from, and links of its README that work from the registry, too.
import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { root } from '../setup.mjs';

/** The page of the repository that this clone comes from, if there is one. */
function origin() {
  const { stdout, status } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8' });
  const address = status === 0 ? stdout.trim().replace(/^git@([^:]+):/, 'https://$1/') : '';
  return /^https:\/\//.test(address) ? address.replace(/\.git$/, '') : '';
}

/** @param {string} [directory] the package's own folder @param {string} [page] */
export function linksOf(directory, page = origin()) {
  if (page === '') return {};
  const repository = { type: 'git', url: `git+${page}.git`, ...(directory && { directory }) };
  return { homepage: `${page}#readme`, bugs: `${page}/issues`, repository };
}

/**
 * Markdown whose links to files beside it lead to the repository; where none is known they become plain words.
 * @param {string} text @param {string} folder the file's own folder in the repository @param {string} [page]
 */
export const withLinks = (text, folder, page = origin()) =>
  text.replace(/(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)/g, (_all, image, words, path) => {
    if (page === '') return image ? '' : words;
    return `${image}[${words}](${page}/${image ? 'raw' : 'blob'}/HEAD/${posix.join(folder, path)})`;
  });
