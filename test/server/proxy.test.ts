import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { certain } from '../../src/kit/index.ts';
import { folderFor, openHall, tokenOf } from './hall.fixture.ts';

/** The recipe that docs/operations.md gives for nginx, without its certificate. */
const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const recipe = certain(/```nginx\n(.*?)```/s.exec(text)?.[1], 'recipe');
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Fetch lets nobody choose the host. */
const asHost = (url: string) => url.replace('127.0.0.1', 'localhost');

test('the recipe for nginx hands on who asks, by which name, and keeps nothing back', () => {
  for (const header of ['Host $host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme']) {
    expect(recipe).toContain(`proxy_set_header ${header};`);
  }
  expect(recipe).not.toContain('proxy_buffering on');
});

// Where nginx is installed, it is tried.
if (nginx !== undefined)
  test('behind nginx: a command goes through, and is told to a live reader at once', async () => {
    const folder = await folderFor();
    const hall = await openHall({ trustProxy: true, hosts: ['localhost'] });
    const port = await freePort();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder.path(name)};`,
    );
    const site = recipe
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/^\s*ssl_.*\n/gm, '')
      .replace('http://127.0.0.1:4170', hall.server.url);
    await writeFile(
      folder.path('nginx.conf'),
      `daemon off;\npid ${folder.path('pid')};\nerror_log ${folder.path('error.log')};\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`,
    );
    const proxy: ChildProcess = spawn(nginx, ['-c', folder.path('nginx.conf')], { stdio: 'ignore' });
    try {
      const url = asHost(`http://127.0.0.1:${port}`);
      const ready = () =>
        fetch(`${url}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(ready, { timeout: 20_000 }).toBe(200);
      const headers = { authorization: `Bearer ${tokenOf(hall.server.ownerLink)}`, 'content-type': 'application/json' };
      const send = (path: string, body: unknown) =>
        fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const made = (await (await send('/api/tournaments', { name: 'Cup', format: 'groups' })).json()) as { id: string };
      const live = await fetch(`${url}/api/tournaments/${made.id}/live`);
      const reader = certain(live.body, 'stream').getReader();
      let heard = '';
      const listening = (async () => {
        while (!heard.includes('Ana')) heard += new TextDecoder().decode((await reader.read()).value);
      })();
      const command = { type: 'AddPlayers', players: [{ name: 'Ana' }] };
      expect((await send(`/api/tournaments/${made.id}/commands`, { commandId: 'c1', command })).status).toBe(200);
      await listening;
      expect(heard).toContain('Ana');
      await reader.cancel();
    } finally {
      proxy.kill();
      await once(proxy, 'exit');
      await hall.close();
      await folder.remove();
    }
  });
