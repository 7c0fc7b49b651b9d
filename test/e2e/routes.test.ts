import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PageName, paths } from '../../src/web/routes.ts';
import { visitsOf } from './tournaments.ts';

const pages = join(import.meta.dirname, '../../src/web');

const routes = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...readFileSync(join(pages, file), 'utf8').matchAll(/<Route\s+path=([^\s>]+)/g)])
  .map(([, path]) => path);

test('[DK-20] every route of the pages stands in the one table, so that no page is forgotten by the tests', () => {
  const known = Object.keys(paths).map((name) => `{paths.${name}}`);
  expect(routes.length).toBeGreaterThan(known.length - 1);
  expect(routes.filter((path) => ![...known, '{deskPath}', '{publicPath}'].includes(path ?? ''))).toEqual([]);
});

test('[DK-20] the pages that are looked at are those of the table', () => {
  const tournament = 'id';
  const evenings = {
    groups: tournament,
    groupsDraft: tournament,
    groupsOver: tournament,
    swiss: tournament,
    swissDraft: tournament,
    strikes: tournament,
    hybrid: tournament,
    knockout: tournament,
    empty: tournament,
  };
  const visits = visitsOf(evenings);
  for (const name of Object.keys(paths) as PageName[]) {
    const pattern = new RegExp(
      `^${paths[name]
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+/g, '[^/]+')
        .replace('/*?', '(/.+)?')}$`,
    );
    const addresses = Object.values(visits[name]);
    expect(addresses.length, name).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(pattern);
  }
});
