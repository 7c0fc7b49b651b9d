import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BadOptions, settle, variables } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'tiltyard-options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const configured = (settings: unknown): string => {
  const file = join(folder, 'tiltyard.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
};

test('flags come before the environment, the environment before the file, the file before the defaults', () => {
  const TILTYARD_CONFIG = configured({ port: 1, host: 'file', shared: true, hosts: ['a.example'] });
  const environment = {
    TILTYARD_CONFIG,
    TILTYARD_PORT: '2',
    TILTYARD_TRUST_PROXY: 'yes',
    TILTYARD_HOSTS: 'B.example, c',
  };
  expect(settle({ port: 3 }, environment)).toMatchObject({
    port: 3,
    host: 'file',
    shared: true,
    trustProxy: 1,
    hosts: ['b.example', 'c'],
    db: 'sqlite:data/tiltyard.db',
  });
  expect(settle({}, environment).port).toBe(2);
});

test.each([
  ['no', 0],
  ['yes', 1],
  ['1', 1],
  ['2', 2],
  ['10.0.0.1, fd00::/8', ['10.0.0.1', 'fd00::/8']],
])('proxies are believed by their number or their addresses: %s', (said, trustProxy) => {
  expect(settle({}, { TILTYARD_TRUST_PROXY: said })).toMatchObject({ trustProxy });
});

test('a setting that the file has and nobody knows is named, with the file', () => {
  const TILTYARD_CONFIG = configured({ prot: 80 });
  expect(() => settle({}, { TILTYARD_CONFIG })).toThrow(
    `There is no such setting in ${TILTYARD_CONFIG}: prot. There are `,
  );
});

test('a flag that was not given says nothing', () => {
  expect(settle({ port: undefined, open: undefined }, { TILTYARD_PORT: '9' })).toMatchObject({ port: 9, open: false });
});

test.each([
  [{ TILTYARD_PORT: 'http' }, 'port'],
  [{ TILTYARD_PROT: '80' }, 'TILTYARD_PROT'],
  [{ TILTYARD_SHARED: 'perhaps' }, 'shared'],
  [{ TILTYARD_OWNER_TOKEN: 'short' }, 'ownerToken'],
  [{ TILTYARD_LOG_LEVEL: 'loud' }, 'logLevel'],
  [{ TILTYARD_TRUST_PROXY: 'everyone' }, 'trustProxy'],
  [{ TILTYARD_TRUST_PROXY: '10.0.0.0/64' }, 'trustProxy'],
  [{ TILTYARD_TRUST_PROXY: '99' }, 'trustProxy'],
  [{ TILTYARD_PUBLIC_URL: 'https://club.example/a%20b' }, 'perhaps with a path'],
  [{ TILTYARD_PUBLIC_URL: 'https://club.example/tiltyard?a=1' }, 'perhaps with a path'],
  [{ TILTYARD_PUBLIC_URL: 'ftp://club.example' }, 'publicUrl'],
  [{ TILTYARD_CONFIG: join(folder, 'none.json') }, 'none.json'],
])('%o is wrong usage, and the sentence says which', (environment, which) => {
  expect(() => settle({}, environment)).toThrow(BadOptions);
  expect(() => settle({}, environment)).toThrow(which);
});

test('docs/operations.md has every setting', () => {
  const table = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  expect(variables.filter((variable) => !table.includes(`| \`${variable}\` |`))).toEqual([]);
  expect(variables.length).toBeGreaterThan(10);
});
