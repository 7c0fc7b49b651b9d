import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { until } from '../until.ts';
import { folderFor, names, openHall } from './hall.fixture.ts';
import { startProcess } from './process.fixture.ts';

test('stopping answers what is under way, ends the streams, and keeps everything', async () => {
  const folder = await folderFor();
  const db = `sqlite:${folder.path('stop.db')}`;
  const hall = await openHall({ db });
  const id = await hall.owner.create('Stop Cup', 'groups');
  await hall.owner.send(id, { type: 'AddPlayers', players: names(40) });
  let waiting = 0;
  const line = hall.stranger.client.live(id, {
    onLine: (state) => {
      if (state === 'waiting') waiting += 1;
    },
  });
  const players = Array.from({ length: 40 }, (_, at) => `p${at + 1}`);
  const sent = players.map((player) =>
    hall.owner.problem(hall.owner.send(id, { type: 'CheckIn', players: [player], present: true })),
  );
  await Promise.race(sent);
  await hall.close();
  const answers = await Promise.all(sent);
  await until(() => waiting > 0);
  line.close();
  const acknowledged = answers.filter((answer) => answer === 'ok').length;
  expect(acknowledged).toBeGreaterThan(0);
  const others = answers.filter((answer) => !['ok', 'no answer', '503 stopping'].includes(answer));
  expect(others).toEqual([]);

  const again = await openHall({ db });
  const { entries } = await again.owner.client.entries(id);
  expect(entries.length).toBeGreaterThanOrEqual(2 + acknowledged);
  await again.close();
  await folder.remove();
});

test('while it drains it is no longer ready, answers everything, and a second request to stop ends that', async () => {
  const hall = await openHall({ drain: '1h' });
  const id = await hall.owner.create('Drain Cup', 'groups');
  const closing = hall.server.close();
  const ready = await hall.stranger.raw('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ok: false, why: 'stopping' });
  expect(ready.headers.get('connection')).toBe('close');
  expect((await hall.stranger.raw('/healthz')).status).toBe(200);
  await hall.owner.send(id, { type: 'AddPlayers', players: names(4) });
  expect((await hall.owner.client.entries(id)).entries).toHaveLength(2);
  await hall.close();
  await closing;
  await expect(hall.stranger.raw('/healthz')).rejects.toThrow();
});

test('health, readiness and figures', async () => {
  const hall = await openHall({ web: import.meta.dirname });
  expect((await hall.stranger.raw('/healthz')).status).toBe(200);
  expect(await (await hall.stranger.raw('/readyz')).json()).toEqual({ ok: true, database: 'memory' });
  expect((await hall.stranger.raw('/metrics')).status).toBe(401);
  // Where the pages were never built, that is what is said, and not that there is nothing.
  const missing = await hall.stranger.raw('/new');
  expect(missing.status).toBe(503);
  expect(await missing.json()).toMatchObject({ code: 'no-pages' });
  expect((await hall.stranger.raw('/api/nothing')).status).toBe(404);
  await hall.owner.create('Cup', 'groups');
  const figures = await (await hall.owner.raw('/metrics')).text();
  expect(figures).toMatch(/tiltyard_request_seconds_count\{method="POST",route="\/api\/tournaments",status="201"\} 1/);
  expect(figures).toMatch(/^tiltyard_folded_tournaments 1$/m);
  await hall.close();
});

test('the documentation lists every figure of ours, and its alerts name only figures that there are', async () => {
  const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, listed = '', alerts = ''] = /## Looking after it(.*?)```yaml\n(.*?)```/s.exec(text) ?? [];
  const hall = await openHall();
  const figures = await (await hall.owner.raw('/metrics')).text();
  await hall.close();
  const there = [...figures.matchAll(/^# TYPE (\w+) \w+$/gm)].map(([, name]) => name);
  const ours = there.filter((name) => name?.startsWith('tiltyard_'));
  expect([...new Set(listed.match(/tiltyard_\w+/g))].filter((name) => name !== 'tiltyard_').sort()).toEqual(
    ours.sort(),
  );
  const named = alerts.match(/\b(tiltyard|process|nodejs)_\w+/g) ?? [];
  const missing = named.map((name) => name.replace(/_(bucket|count|sum)$/, '')).filter((name) => !there.includes(name));
  expect(missing).toEqual([]);
  for (const name of ['webhook_backlog', 'webhook_attempts_total', 'append_conflicts_total', 'database_waits_total']) {
    expect(named).toContain(`tiltyard_${name}`);
  }
});

test('the log is lines of JSON, and holds no token', async () => {
  const server = await startProcess('memory:', { TILTYARD_LOG_LEVEL: 'info' });
  const token = server.owner.token ?? '';
  await server.stranger.raw(`/enter/${token}`);
  const id = await server.owner.create('Logged', 'groups');
  const desk = await server.owner.link(id, 'desk');
  await server.stranger.raw(`/enter/${desk.token}?again=${desk.token}`);
  const secret = 'p_0123456789abcdefghijklmn';
  await server.stranger.raw(`/reset/${secret}`);
  await server.stranger.raw(`/openid/callback?code=${secret}&state=x`);
  await server.stop();
  const lines = server.logged().trim().split('\n');
  const requests = lines.map((line) => JSON.parse(line) as { level: number; time: number; req?: { url: string } });
  expect(requests.map(({ req }) => req?.url)).toContain('/enter/…');
  expect(server.logged()).not.toContain(token);
  expect(server.logged()).not.toContain(desk.token ?? '');
  expect(requests.map(({ req }) => req?.url)).toEqual(expect.arrayContaining(['/reset/…', '/openid/callback?…']));
  expect(server.logged()).not.toContain(secret);
});
