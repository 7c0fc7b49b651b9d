import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import pg from 'pg';
import { expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..');
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

test('compose: no password stands in an address, where some of its signs would mean something', () => {
  expect(compose).not.toMatch(/:\/\/[^\s]*\$\{/);
  const address = /TILTYARD_DB: (\S+)/.exec(compose)?.[1] ?? '';
  vi.stubEnv('PGPASSWORD', 'p@ss/w:rd#?');
  try {
    const { password, user, host, database } = new pg.Client({ connectionString: address });
    expect({ password, user, host, database }).toEqual({
      password: 'p@ss/w:rd#?',
      user: 'tiltyard',
      host: 'database',
      database: 'tiltyard',
    });
  } finally {
    vi.unstubAllEnvs();
  }
});

test('compose: the linter finds no error and no warning', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const found = linter.lintFiles([join(root, 'compose.yaml')], false);
  expect(found).toHaveLength(1);
  expect(found.flatMap(({ messages }) => messages)).toEqual([]);
});

test('Dockerfile: the linter finds no error and no warning', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  expect(validate(`${dockerfile}HEALTHCHEK NONE\n`)).not.toEqual([]);
});

test('Dockerfile: what it copies and starts is there', () => {
  const [build = '', last = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  for (const path of [...'package.json package-lock.json .npmrc'.split(' '), 'scripts/image.mjs']) {
    expect(build).toContain(path);
    readFileSync(join(root, path));
  }
  // It has what the executable has, so its program is the one that is shipped.
  const [, program = ''] = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(last) ?? [];
  expect(program).toBe('dist/cli/main.js');
  expect(readFileSync(join(root, 'tsdown.config.ts'), 'utf8')).toMatch(
    /main: 'src\/cli\/main\.ts'[\s\S]+outDir: 'dist\/cli'/,
  );
});

test('Dockerfile: nothing runs in the last stage but the server, as nobody powerful, writing to one folder', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).not.toMatch(/^RUN /m);
  const [, user = ''] = /^USER (\d+:\d+)$/m.exec(last) ?? [];
  expect(user).toMatch(/^[1-9]/);
  expect(last).toContain(`COPY --from=build --chown=${user} /data /data\nVOLUME /data\n`);
  expect(last.match(/--chown/g)).toHaveLength(1);
  for (const name of ['TILTYARD_DB=sqlite:/data/', 'TILTYARD_BACKUP_TO=/data/']) expect(last).toContain(name);
});

test('compose: a server cannot write to its root file system', () => {
  expect(compose).toMatch(/^ {2}read_only: true\n {2}tmpfs:\n {4}- \/tmp\n {2}volumes:\n {4}- data:\/data\n/m);
});

test('the systemd unit starts what is there, with room for live readers and little else', () => {
  const unit = readFileSync(join(root, 'examples/tiltyard.service'), 'utf8');
  const [, program = ''] = /^ExecStart=\/usr\/bin\/node \/srv\/tiltyard\/(\S+) serve$/m.exec(unit) ?? [];
  readFileSync(join(root, program));
  const settings = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const [name] of unit.matchAll(/TILTYARD_[A-Z_]+/g)) expect(settings).toContain(`\`${name}\``);
  expect(Number(/^LimitNOFILE=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(16_384);
  expect(unit).toMatch(/^CapabilityBoundingSet=$/m);
});

/** Where systemd is installed, it says so itself. */
const rating = spawnSync('systemd-analyze', ['security', '--offline=true', 'examples/tiltyard.service'], {
  cwd: root,
  encoding: 'utf8',
});
if (rating.error === undefined)
  test('systemd rates the exposure of the unit below 3', () => {
    const [, figure = '10'] = /Overall exposure level for tiltyard\.service: ([\d.]+)/.exec(rating.stdout) ?? [];
    expect(Number(figure)).toBeLessThan(3);
  });

test('compose: a server has more time to stop than it drains', () => {
  const [drain, grace] = [/TILTYARD_DRAIN: (\d+)s/, /stop_grace_period: (\d+)s/].map((one) =>
    Number(one.exec(compose)?.[1]),
  );
  expect(drain).toBeGreaterThan(0);
  // And what is under way is answered within ten seconds.
  expect(grace).toBeGreaterThan(Number(drain) + 11);
});

test('compose: the servers know their proxy, their name and their address', () => {
  for (const name of ['TILTYARD_HOSTS', 'TILTYARD_PUBLIC_URL', 'TILTYARD_TRUST_PROXY'])
    expect(compose).toContain(`${name}: `);
});
