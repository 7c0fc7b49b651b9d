import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../../src/cli/program.ts';
import { formats } from '../../src/engine/formats/index.ts';
import { tournamentFileText } from '../../src/exchange/index.ts';
import { folderFor, type Hall, names, openHall } from './hall.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall();
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

/** Exit code and what was said. */
async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await runCli(words, {
    formats,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isTerminal: false,
    canAsk: false,
    colours: false,
    now: () => 1,
    newId: () => 'id',
    newSecret: () => 'a'.repeat(64),
    input: () => '',
  });
  return { code, out, err };
}

async function tournament(): Promise<string> {
  const id = await hall.owner.create('Moving Cup', 'groups', { groupSize: 3, base: 600_000 });
  await hall.owner.send(id, { type: 'AddPlayers', players: names(3) });
  await hall.owner.send(id, { type: 'Start' });
  return id;
}

describe('[DK-18] from a server into a file and back', () => {
  test('the file is the log, and another server has the same state', async () => {
    const id = await tournament();
    const path = folder.path('moved.json');
    const pulled = await run(
      'pull',
      `${hall.server.url}/t/${id}/desk`,
      path,
      '--token',
      hall.server.ownerLink,
      '--json',
    );
    expect(pulled.code).toBe(0);
    expect(JSON.parse(pulled.out)).toEqual({ id, version: 3, written: path });
    const { entries } = await hall.owner.client.file(id);
    expect(await readFile(path, 'utf8')).toBe(tournamentFileText(entries));
    expect((await run('audit', path)).code).toBe(0);

    const there = await openHall();
    const pushed = await run('push', path, there.server.ownerLink);
    expect(pushed).toEqual({ code: 0, out: `It is at ${there.server.url}/t/${id}\n`, err: '' });
    expect(await there.owner.client.tournament(id)).toEqual(await hall.owner.client.tournament(id));
    await there.close();
  });

  test('a desk’s link is enough once it is over; before that the file, with the draw secret, is the owner’s', async () => {
    const id = await tournament();
    const desk = await hall.owner.link(id, 'desk');
    const path = folder.path('desk.json');
    expect((await run('pull', `${hall.server.url}/enter/${desk.token}`, path)).code).toBe(2);
    await hall.owner.send(id, { type: 'EndEarly', confirm: 'Moving Cup' });
    expect((await run('pull', `${hall.server.url}/enter/${desk.token}`, path)).code).toBe(0);
    expect((await run('pull', `${hall.server.url}/enter/${desk.token}`, path)).err).toContain('already');
  });

  test('what does not go is said in a sentence, with code 2', async () => {
    const id = await tournament();
    const path = folder.path('none.json');
    const stranger = await run('pull', `${hall.server.url}/t/${id}`, path, '--json');
    expect(stranger.code).toBe(2);
    expect(JSON.parse(stranger.out)).toMatchObject({ error: { code: 'not-signed-in' } });
    expect((await run('pull', hall.server.ownerLink, path)).err).toContain('Which tournament?');
    expect((await run('pull', 'somewhere', path)).err).toContain("isn't the address");
    expect((await run('pull', 'http://127.0.0.1:9/t/x', path)).err).toContain('cannot be reached');
    await writeFile(folder.path('bad.json'), '{"tiltyard":1,"entries":[]}');
    expect((await run('push', folder.path('bad.json'), hall.server.ownerLink)).code).toBe(2);
    const again = folder.path('again.json');
    await run('pull', `${hall.server.url}/t/${id}`, again, '--token', hall.owner.token ?? '');
    expect((await run('push', again, hall.server.ownerLink)).err).toContain('exists already');
  });
});
