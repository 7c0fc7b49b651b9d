// npm run new-format NAME [RR]: the folders of a new format, with a small rulebook that works, its words, its tests, its page of
// rules, a recorded example, and its lines in the tables of formats. Its rules are numbered with the two letters that are given, else
// with two of its name. CONTRIBUTING.md has the way from there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const templates = join(import.meta.dirname, 'new-format');
const languages = ['en', 'de', 'es', 'fr'];

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(2);
}

const [name = '', letters] = process.argv.slice(2);
if (!/^[a-z]{3,16}$/.test(name)) stop('A format has a name of 3 to 16 small letters: npm run new-format pairs');
if (existsSync(join(root, 'src/engine/formats', name))) stop(`There is a format called ${name} already.`);

// A test finds a format's name anywhere outside its folders: a word that means something else already cannot be one.
for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  if (!/(?<!\.(test|fixture|contract|bench))\.tsx?$/.test(path)) continue;
  if (new RegExp(`['"\`]${name}['"\`]`).test(readFileSync(join(root, 'src', path), 'utf8')))
    stop(`src/${path} says '${name}' and means something else; choose another name.`);
}

/** Two letters that no other page of rules has. */
function rulePrefix() {
  if (letters !== undefined && !/^[A-Z]{2}$/.test(letters)) stop('Rules are numbered with two capital letters: RR');
  const pages = readdirSync(join(root, 'docs/formats')).map((page) =>
    readFileSync(join(root, 'docs/formats', page), 'utf8'),
  );
  const taken = new Set(pages.flatMap((text) => [...text.matchAll(/\*\*([A-Z]{2})-\d/g)].map(([, prefix]) => prefix)));
  if (letters !== undefined && taken.has(letters))
    stop(`Other rules are numbered ${letters}-1, ${letters}-2 … already.`);
  if (letters !== undefined) return letters;
  const [first = '', ...rest] = name.toUpperCase();
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const found = [...rest, ...alphabet].find((letter) => !taken.has(first + letter));
  return first + (found ?? stop(`No two letters are left for the rules of ${name}.`));
}

const title = name.charAt(0).toUpperCase() + name.slice(1);
const rule = rulePrefix();

/** @param {string} text */
const filled = (text) =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', title)
    .replaceAll('__Title__', title)
    .replaceAll('__RULE__', rule);

/** @type {string[]} */
const changed = [];

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  changed.push(path);
}

/** @param {string} path @param {(text: string) => string} change */
function edit(path, change) {
  const before = readFileSync(join(root, path), 'utf8');
  const after = change(before);
  if (after === before) stop(`${path} has no place for the new line: is it still a table of formats?`);
  write(path, after);
}

/** Before the line that closes what `opening` opens. @param {string} opening @param {string} closing @param {string} line */
const into = (opening, closing, line) => (/** @type {string} */ text) => {
  const at = text.indexOf(closing, Math.max(0, text.indexOf(opening)));
  return at < 0 ? text : `${text.slice(0, at)}\n${line}${text.slice(at)}`;
};

/** @param {string} line */
const atTheEnd = (line) => (/** @type {string} */ text) => `${text}${line}\n`;

const template = (/** @type {string} */ file) => filled(readFileSync(join(templates, `${file}.txt`), 'utf8'));

const engine = `src/engine/formats/${name}`;
for (const file of ['config.ts', 'index.ts', 'reasons.ts', 'rulebook.ts']) write(`${engine}/${file}`, template(file));
write(`${engine}/${name}.test.ts`, template('format.test.ts'));
for (const file of [...languages, 'how', 'loaders'])
  write(`src/words/formats/${name}/${file}.ts`, template(`${file}.ts`));
write(
  `src/words/formats/${name}/index.ts`,
  languages.map((language) => `export { ${language} } from './${language}.ts';\n`).join(''),
);
write(`src/web/formats/${name}.tsx`, template('picture.tsx'));
write(`docs/formats/${name}.md`, template('docs.md'));

edit('src/engine/formats/all.ts', atTheEnd(`export { ${name} } from './${name}/index.ts';`));
edit(
  'src/engine/formats/loaders.ts',
  into('formatLoaders', '\n};', `  ${name}: () => import('./${name}/index.ts').then(({ ${name} }) => ${name}),`),
);
edit('src/words/formats/all.ts', atTheEnd(`export * as ${name} from './${name}/index.ts';`));
edit('src/words/formats/loaders.ts', atTheEnd(`export { ${name} } from './${name}/loaders.ts';`));
edit('src/web/formats/all.ts', atTheEnd(`export * as ${name} from './${name}.tsx';`));
edit(
  'test/contract/contenders.ts',
  into(
    'contenders:',
    '\n];',
    `  { format: '${name}', config: {}, players: { least: 2, most: 9 }, outcome: onePoint },`,
  ),
);
edit('examples/README.md', (text) =>
  text.replace(/((?:^\| \S+\.json \|.*\n?)+)/m, `$1| ${name}-9.json | 9 players, three rounds | new |\n`),
);
const example = [
  `  ${name}: () => {`,
  `    const evening = new Recording('${title} Evening', '${name}', {}, 9);`,
  '    evening.draw();',
  '    evening.publish();',
  '    evening.playOut(onePoint);',
  `    evening.save('${name}-9.json');`,
  '  },',
];
edit('examples/record.ts', into('const recorded = {', '\n};', example.join('\n')));

/** @param {string} program @param {string[]} args */
const run = (program, args) => {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) stop(`${program} failed; what was written stays for you to look at.`);
};

run('@biomejs/biome/bin/biome', [
  'check',
  '--write',
  '--log-level=error',
  ...changed.filter((path) => /\.(ts|tsx)$/.test(path) && !path.startsWith('examples/')),
]);
run('tsx/dist/cli.mjs', ['examples/record.ts', name]);

console.log(`
${name} is there, with rules numbered ${rule}-1 to ${rule}-4. Next:
  npm run check                            passes now, and says what you break
  docs/formats/${name}.md                  write down the rules, numbered
  ${engine}/    make them true, each with a test that carries its number
  src/words/formats/${name}/     say them in four languages
CONTRIBUTING.md has the whole way: “A new format in an hour”.`);
