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

/** The recipes that docs/operations.md gives, without their certificates. */
const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const recipeFor = (name: string) => assertDefined(new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 's').exec(text)?.[1], name);

type Folder = Awaited<ReturnType<typeof folderFor>>;

interface Proxy {
  readonly name: string;
  readonly args: readonly string[];
  /** What stands in the file called like the proxy. */
  config(at: { readonly port: number; readonly server: string; readonly folder: Folder }): string;
}

const nginx: Proxy = {
  name: 'nginx',
  args: ['-c'],
  config: ({ port, server, folder }) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder.path(name)};`,
    );
    const site = recipeFor('nginx')
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/^\s*ssl_.*\n/gm, '')
      .replace('http://127.0.0.1:4170', server);
    return `daemon off;\npid ${folder.path('pid')};\nerror_log ${folder.path('error.log')};\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`;
  },
};

const caddy: Proxy = {
  name: 'caddy',
  args: ['run', '--adapter', 'caddyfile', '--config'],
  config: ({ port, server, folder }) =>
    `{\n  admin off\n  storage file_system ${folder.path('caddy-data')}\n}\n${recipeFor('caddy')
      .replace('cup.example {', `http://localhost:${port} {\n  bind 127.0.0.1`)
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

// Where one is installed, it is tried.
for (const { name, args, config } of [nginx, caddy]) {
  const program = proxyCalled(name);
  if (program === undefined) continue;
  test(`behind ${name}: a command goes through, and is told to a live reader at once`, async () => {
    const folder = await folderFor();
    const hall = await openHall({ trustProxy: true, hosts: ['localhost'] });
    const port = await freePort();
    await writeFile(folder.path(name), config({ port, server: hall.server.url, folder }));
    const proxy = spawn(program, [...args, folder.path(name)], {
      stdio: 'ignore',
      env: { ...process.env, HOME: folder.path('') },
    });
    const gone = once(proxy, 'exit');
    try {
      // Fetch lets nobody choose the host.
      const url = `http://localhost:${port}`;
      const ready = () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => proxy.exitCode ?? 0,
        );
      await expect.poll(ready).toBe(200);
      const headers = { authorization: `Bearer ${tokenOf(hall.server.ownerLink)}`, 'content-type': 'application/json' };
      const send = (path: string, body: unknown) =>
        fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const made = (await (await send('/api/tournaments', { name: 'Cup', format: 'groups' })).json()) as { id: string };
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
  });
}
