// docs/*.md as modules of the pages: each a tree of elements, fetched when it is opened. docs/README.md is the contents.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import MarkdownIt from 'markdown-it';

const folder = resolve('docs');
const CONTENTS = 'virtual:docs-contents';
const SEARCH = 'virtual:docs-search';
const markdown = new MarkdownIt({ typographer: false });

/**
 * @typedef {string | { tag: string, attrs?: Record<string, string>, image?: number, children: Piece[] }} Piece
 * @typedef {{ href: string, title: string, about: string }} Listed
 */

/** As in the addresses of headings elsewhere: small letters, digits and hyphens. @param {string} text */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Headings of a page that read alike still have addresses of their own, counted from the top. */
function anchors() {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return (/** @type {string} */ heading) => {
    const anchor = anchorOf(heading);
    const times = (seen.get(anchor) ?? 0) + 1;
    seen.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  };
}

/** @param {string} file */
const addressOf = (file) => `/docs/${relative(folder, file).replace(/\.md$/, '')}`.replace('/docs/README', '/docs');

/**
 * Where a link in a file leads: to another of these pages, elsewhere, or nowhere that these pages have.
 * @param {string} href @param {string} from
 */
function linkTo(href, from) {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const file = resolve(dirname(from), path);
  if (!file.startsWith(folder) || !file.endsWith('.md') || !existsSync(file)) return undefined;
  return addressOf(file) + (anchor ? `#${anchor}` : '');
}

/** @param {import('markdown-it').Token[]} tokens */
const textOf = (tokens) =>
  tokens.map(({ type, content }) => (/^(text|code_inline)$/.test(type) ? content : ' ')).join('');

/** @param {string} file */
function read(file) {
  /** @type {string[]} */
  const images = [];
  const anchor = anchors();
  /** @param {import('markdown-it').Token[]} tokens @returns {Piece[]} */
  const treeOf = (tokens) => {
    /** @type {{ children: Piece[] }[]} */
    const open = [{ children: [] }];
    /** @param {Piece} piece */
    const add = (piece) => open.at(-1)?.children.push(piece);
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'inline') for (const piece of treeOf(token.children ?? [])) add(piece);
      else if (token.type === 'text') add(token.content);
      else if (token.type === 'softbreak') add('\n');
      else if (token.type === 'code_inline') {
        // A name is not cut in two, however narrow its column.
        const name = /^\S{1,30}$/.test(token.content);
        add({ tag: 'code', ...(name && { attrs: { className: 'docs-name' } }), children: [token.content] });
      } else if (token.type === 'fence' || token.type === 'code_block') {
        add({ tag: 'pre', attrs: { tabIndex: '0' }, children: [{ tag: 'code', children: [token.content] }] });
      } else if (token.type === 'image') {
        const source = token.attrGet('src') ?? '';
        const image = images.push(join(dirname(file), source)) - 1;
        add({ tag: source.endsWith('.svg') ? 'drawing' : 'img', attrs: { alt: token.content }, image, children: [] });
      } else if (token.nesting === 1) {
        /** @type {Record<string, string>} */
        const attrs = {};
        if (token.tag === 'a') {
          const href = linkTo(token.attrGet('href') ?? '', file);
          if (href !== undefined) attrs.href = href;
        }
        if (/^h[1-6]$/.test(token.tag)) attrs.id = anchor(textOf(tokens[index + 1]?.children ?? []));
        const tag = token.tag === 'a' && attrs.href === undefined ? 'span' : token.tag;
        const piece = { tag, ...(Object.keys(attrs).length > 0 && { attrs }), children: [] };
        // A paragraph that stands in a list item without air is none.
        if (token.hidden) open.push(open.at(-1) ?? { children: [] });
        else {
          add(piece);
          open.push(piece);
        }
      } else if (token.nesting === -1) open.pop();
      else if (token.tag) add({ tag: token.tag, children: [] });
    }
    return open[0]?.children ?? [];
  };
  const tokens = markdown.parse(readFileSync(file, 'utf8'), {});
  return { tokens, tree: treeOf(tokens), images };
}

/** The pages in the order of docs/README.md: headings of the second level, each with its list of links. */
function contents() {
  const { tokens } = read(join(folder, 'README.md'));
  /** @type {{ title: string, pages: Listed[] }[]} */
  const parts = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline') continue;
    const before = tokens[index - 1];
    if (before?.type === 'heading_open' && before.tag === 'h2') parts.push({ title: token.content, pages: [] });
    const link = token.children?.find(({ type }) => type === 'link_open');
    const href = link && linkTo(link.attrGet('href') ?? '', join(folder, 'README.md'));
    if (before?.type !== 'paragraph_open' || !href) continue;
    const [title = '', about = ''] = textOf(token.children ?? [])
      .trim()
      .split(/\s*:\s+/, 2);
    parts.at(-1)?.pages.push({ href, title: title.trim(), about: about.trim() });
  }
  return parts;
}

/** Every section of every page that the contents list. */
function sections() {
  return contents().flatMap(({ pages }) =>
    pages.flatMap(({ href, title }) => {
      const anchor = anchors();
      const found = [{ id: href, page: title, heading: title, text: '' }];
      const { tokens } = read(join(folder, `${href.slice('/docs/'.length)}.md`));
      for (const [index, token] of tokens.entries()) {
        const section = found.at(-1);
        if (token.type === 'fence' && section) section.text += ` ${token.content}`;
        if (token.type !== 'inline') continue;
        const text = textOf(token.children ?? []);
        const before = tokens[index - 1];
        const address = before?.type === 'heading_open' ? anchor(text) : undefined;
        if (address !== undefined && before?.tag !== 'h1') {
          found.push({ id: `${href}#${address}`, page: title, heading: text, text: '' });
        } else if (section) section.text += ` ${text}`;
      }
      return found;
    }),
  );
}

/** @returns {import('vite').Plugin} */
export const docsPages = () => ({
  name: 'docs-pages',
  resolveId: (source) => (source === CONTENTS || source === SEARCH ? `\0${source}` : null),
  load(id) {
    if (id !== `\0${CONTENTS}` && id !== `\0${SEARCH}`) return null;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.md')) this.addWatchFile(join(folder, file));
    }
    return `export default ${JSON.stringify(id.endsWith(CONTENTS) ? contents() : sections())};`;
  },
  transform: {
    filter: { id: /\.md$/ },
    handler(_code, id) {
      const { tree, images } = read(id);
      const imports = images.map((image, index) => `import image${index} from ${JSON.stringify(`${image}?url`)};\n`);
      const code = `${imports.join('')}export const images = [${images.map((_, index) => `image${index}`)}];
export const pieces = ${JSON.stringify(tree)};`;
      return { code, map: null, moduleType: 'js' };
    },
  },
});
