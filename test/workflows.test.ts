import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflows = readdirSync(folder).map((name) => ({ name, text: read(`.github/workflows/${name}`) }));
const release = read('.github/workflows/release.yml');
const compose = read('compose.yaml');
const { scripts, version, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
  engines: { node: string };
};

/** What a pattern with one group finds in a text. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The jobs of a workflow, each with its text. */
const jobsOf = (text: string) =>
  text
    .slice(text.indexOf('\njobs:\n') + '\njobs:\n'.length)
    .split(/^(?= {2}[\w-]+:$)/m)
    .map((job) => ({ name: /^ {2}([\w-]+):$/m.exec(job)?.[1] ?? '', job }));

/** What `npm run NAME` runs: the text of each of our own scripts. */
const programsOf = (name: string): string =>
  all(scripts[name] ?? '', /(scripts\/[\w-]+\.mjs)/g)
    .map(read)
    .join('\n');

test.each(workflows)('$name: every script that it runs is in package.json', ({ text }) => {
  const called = [...all(text, /\bnpm run ([\w:-]+)/g), ...all(text, /\bnpm (test)\b/g)];
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(workflows)('$name: actions are pinned to a major version, and workflows of our own are there', ({ text }) => {
  const used = all(text, /\buses: (\S+)$/gm);
  expect(used.length).toBeGreaterThan(0);
  const wrong = used.filter((name) =>
    name.startsWith('./') ? !existsSync(join(root, name)) : !/^[\w-]+\/[\w-]+@v\d+$/.test(name),
  );
  expect(wrong).toEqual([]);
});

test.each(workflows)('$name: a job waits for jobs that are there, and reads only from those', ({ text }) => {
  const jobs = jobsOf(text);
  const names = jobs.map(({ name }) => name);
  for (const { name, job } of jobs) {
    const needed = all(job, /^ {4}needs: \[(.+)\]$/gm).flatMap((list) => list.split(', '));
    expect(names, name).toEqual(expect.arrayContaining(needed));
    expect(needed, name).toEqual(expect.arrayContaining(all(job, /needs\.([\w-]+)\./g)));
  }
});

test('what a job keeps is what its script writes', () => {
  const kept = jobsOf(release).flatMap(({ job }) =>
    job.includes('actions/upload-artifact')
      ? all(job, /\bpath: (\S+)$/gm).map((path) => ({ path, programs: all(job, /npm run (\S+)$/gm).map(programsOf) }))
      : [],
  );
  expect(kept.map(({ path }) => path)).toEqual(['dist/packages/*.tgz', 'dist/executable/*']);
  for (const { path, programs } of kept)
    expect(programs.join('\n'), path).toContain(`join(root, '${path.slice(0, path.lastIndexOf('/'))}')`);
  // By these names they are taken up again.
  expect(programsOf('pack')).toMatch(/\$\{name\}-\$\{version\}\.tgz/);
  for (const name of all(release, /for name in (.+); do$/gm).flatMap((list) => list.split(' ')))
    expect(programsOf('pack')).toContain(`tried('${name}'`);
  expect(release).toContain('sha256sum --check SHA256SUMS-*');
  expect(programsOf('package')).toMatch(/writeFileSync\(join\(to, `SHA256SUMS-/);
});

test('tests run on the oldest Node that is supported, and on those that the guide names', () => {
  const [, list = ''] = /node: \[(.+)\]/.exec(read('.github/workflows/ci.yml')) ?? [];
  const nodes = all(list, /'([\d.]+)'/g);
  expect(nodes).toEqual(['20.19', '22', '24']);
  expect(engines.node).toBe(`>=${nodes[0]}`);
});

test('the image has its name in one place, compose.yaml, with the version of this commit', () => {
  // The workflow's own words, run as it runs them.
  const command = /image=\$\((sed .+)\)$/m.exec(release)?.[1] ?? '';
  const image = execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).trim();
  expect(image).toMatch(/^[\w.-]+\/[\w./-]+$/);
  expect(compose).toContain(`TILTYARD_IMAGE:-${image}:${version}}`);
  expect(compose.split(image)).toHaveLength(2);
  for (const path of [
    'README.md',
    'docs/operations.md',
    'CONTRIBUTING.md',
    'Dockerfile',
    '.github/workflows/release.yml',
  ])
    expect(read(path), path).not.toContain(image);
  const number = /version=\$\((sed .+)\)$/m.exec(release)?.[1] ?? '';
  expect(execFileSync('sh', ['-c', number], { cwd: root, encoding: 'utf8' }).trim()).toBe(version);
});

test('nothing is published before all is built and tested', () => {
  const needs = new Map(
    jobsOf(release).map(({ name, job }) => [name, all(job, /needs: \[(.+)\]/g).flatMap((list) => list.split(', '))]),
  );
  const before = (name: string): string[] => (needs.get(name) ?? []).flatMap((one) => [one, ...before(one)]);
  const publishing = jobsOf(release).filter(({ job }) => job.includes(': write'));
  expect(publishing.map(({ name }) => name)).toEqual(['image', 'npm', 'release']);
  for (const { name } of publishing)
    expect(before(name), name).toEqual(expect.arrayContaining(['tests', 'version', 'packages', 'executables']));
});
