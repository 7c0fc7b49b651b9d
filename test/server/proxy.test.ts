import { describe, expect, test } from 'vitest';
import { freePort } from '../port.ts';
import { openHall, tokenOf } from './hall.fixture.ts';
import { proxiesHere, recipeFor, recipeKinds, startProxy } from './proxy.fixture.ts';
import { readerOf } from './reader.fixture.ts';

test.each(recipeKinds)('the recipe for nginx, %s, hands on who asks, by which name, and keeps nothing back', (kind) => {
  const recipe = recipeFor('nginx', kind);
  for (const header of ['Host $host', 'X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme']) {
    expect(recipe).toContain(`proxy_set_header ${header};`);
  }
  expect(recipe).not.toContain('proxy_buffering on');
});

test('the recipe for Caddy, which hands all that on by itself, is one line about our server', () => {
  expect(recipeFor('caddy', 'host')).toBe('cup.example {\n  reverse_proxy 127.0.0.1:4170\n}\n');
});

const bases = { host: '', path: '/tiltyard' } as const;

for (const program of proxiesHere) {
  describe(`behind ${program.name}`, () => {
    test.each(['host', 'path'] as const)(
      '%s: a link is opened, a command goes through and is told to a live reader at once',
      async (kind) => {
        const port = await freePort();
        const base = bases[kind];
        const publicUrl = `http://localhost:${port}${base}`;
        const hall = await openHall({ trustProxy: true, hosts: ['localhost'], publicUrl });
        const proxy = await startProxy(program, kind, { port, base, servers: [new URL(hall.server.url).host] });
        const { url } = proxy;
        try {
          const token = tokenOf(hall.server.ownerLink);
          const entered = await fetch(`${url}/enter/${token}`, { redirect: 'manual' });
          // Some make it a whole address.
          expect(new URL(entered.headers.get('location') ?? '', url).href).toBe(`${url}/`);
          const [cookie = ''] = entered.headers.getSetCookie();
          expect(cookie).toContain(`; Path=${base || '/'};`);
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
          await proxy.close();
          await hall.close();
        }
      },
    );
  });
}
