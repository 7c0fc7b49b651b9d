import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proxyCalled } from '../../scripts/proxies.mjs';
import { assertDefined } from '../../src/kit/index.ts';
import { freePort } from '../port.ts';
import { folderFor, openHall, tokenOf } from './hall.fixture.ts';
import { readerOf } from './reader.fixture.ts';

/** In the order of the recipes: a host name of its own, a path of a site that is there. */
const kinds = ['host', 'path'] as const;
type Kind = (typeof kinds)[number];

/** The recipes that docs/operations.md gives, without their certificates. */
const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const recipeFor = (name: string, kind: Kind = 'host') =>
  assertDefined(
    [...text.matchAll(new RegExp(`\`\`\`${name}\\n(.*?)\`\`\``, 'gs'))][kinds.indexOf(kind)]?.[1],
    `${kind} of ${name}`,
  );

type Folder = Awaited<ReturnType<typeof folderFor>>;

interface At {
  readonly port: number;
  readonly server: string;
  readonly folder: Folder;
  readonly kind: Kind;
}

interface Proxy {
  readonly name: string;
  readonly args: readonly string[];
  /** What stands in the file called like the proxy. */
  config(at: At): string;
}

const nginx: Proxy = {
  name: 'nginx',
  args: ['-c'],
  config: ({ port, server, folder, kind }) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder.path(name)};`,
    );
    const site = recipeFor('nginx', kind)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/^\s*ssl_.*\n/gm, '')
      .replace('http://127.0.0.1:4170', server);
    return `daemon off;\npid ${folder.path('pid')};\nerror_log ${folder.path('error.log')};\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`;
  },
};

const caddy: Proxy = {
  name: 'caddy',
  args: ['run', '--adapter', 'caddyfile', '--config'],
  config: ({ port, server, folder, kind }) =>
    `{\n  admin off\n  storage file_system ${folder.path('caddy-data')}\n}\n${recipeFor('caddy', kind)
      .replace(/(cup|club)\.example \{/, `http://localhost:${port} {\n  bind 127.0.0.1`)
      .replace('127.0.0.1:4170', new URL(server).host)}`,
};

test('the recipe for nginx hands on who asks, by which name, and keeps nothing back', () => {
  const recipe = recipeFor('nginx');
  for (const header of ['Host $host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme']) {
    expect(recipe).toContain(`proxy_set_header ${header};`);
  }
  expect(recipe).not.toContain('proxy_buffering on');
});

test('the recipe for Caddy, which hands all that on by itself, is one line about our server', () => {
  expect(recipeFor('caddy')).toBe('cup.example {\n  reverse_proxy 127.0.0.1:4170\n}\n');
});

const bases = { host: '', path: '/tiltyard' } as const;

// Where one is installed, it is tried.
for (const { name, args, config } of [nginx, caddy]) {
  const program = proxyCalled(name);
  if (program === undefined) continue;
  test.each(kinds)(
    `behind ${name}, %s: a link is opened, a command goes through and is told to a live reader at once`,
    async (kind) => {
      const folder = await folderFor();
      const port = await freePort();
      // Fetch lets nobody choose the host.
      const url = `http://localhost:${port}${bases[kind]}`;
      const hall = await openHall({ trustProxy: true, hosts: ['localhost'], publicUrl: url });
      const server = new URL(hall.server.url).origin;
      await writeFile(folder.path(name), config({ port, server, folder, kind }));
      const proxy = spawn(program, [...args, folder.path(name)], {
        stdio: 'ignore',
        env: { ...process.env, HOME: folder.path('') },
      });
      const gone = once(proxy, 'exit');
      try {
        const ready = () =>
          fetch(`${url}/readyz`).then(
            ({ status }) => status,
            () => proxy.exitCode ?? 0,
          );
        await expect.poll(ready).toBe(200);
        const token = tokenOf(hall.server.ownerLink);
        const entered = await fetch(`${url}/enter/${token}`, { redirect: 'manual' });
        // Some make it a whole address.
        expect(new URL(entered.headers.get('location') ?? '', url).href).toBe(`${url}/`);
        const [cookie = ''] = entered.headers.getSetCookie();
        expect(cookie).toContain(`; Path=${bases[kind] || '/'};`);
        const headers = { cookie: cookie.split(';', 1)[0] ?? '', 'content-type': 'application/json' };
        const send = (path: string, body: unknown) =>
          fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        const made = (await (await send('/api/tournaments', { name: 'Cup', format: 'groups' })).json()) as {
          id: string;
        };
        const live = await fetch(`${url}/api/tournaments/${made.id}/live`);
        const reading = readerOf(live);
        const listening = reading.until((text) => text.includes('Ana'));
        const command = { type: 'AddPlayers', players: [{ name: 'Ana' }] };
        expect((await send(`/api/tournaments/${made.id}/commands`, { commandId: 'c1', command })).status).toBe(200);
        expect(await listening).toContain('Ana');
        await reading.close();
      } finally {
        proxy.kill();
        await gone;
        await hall.close();
        await folder.remove();
      }
    },
  );
}
