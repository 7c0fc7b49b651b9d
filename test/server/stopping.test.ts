import { expect, test, vi } from 'vitest';
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
  await vi.waitUntil(() => waiting > 0, { timeout: 20_000 });
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

test('the log is lines of JSON, and holds no token', { timeout: 60_000 }, async () => {
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
