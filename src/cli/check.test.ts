import { afterEach, beforeEach, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.leave());

const generate = (seed: number, players = 15): string =>
  `generate --format dutch --players ${players} --rounds 5 --seed ${seed} --count 2 --out ${desk.folder}`;
const check = (name: string) => desk.run(`check ${desk.path(name)}`);

test('[DU-10] rounds that were generated are paired alike, and the same seed gives the same reports', async () => {
  const { out, code } = await desk.run(generate(7));
  expect({ out, code }).toEqual({ out: 'dutch-7-1.trf\ndutch-7-2.trf\n', code: 0 });
  const [one, two] = [desk.read('dutch-7-1.trf'), desk.read('dutch-7-2.trf')];
  expect(one).not.toBe(two);
  await desk.run(generate(7));
  expect(desk.read('dutch-7-1.trf')).toBe(one);
  for (const name of ['dutch-7-1.trf', 'dutch-7-2.trf']) {
    expect(await check(name)).toEqual({ code: 0, out: 'Rounds: 5. Differing: 0.\n', err: '' });
  }
});

test('[DU-10] a report ends where the rules leave no pairing, however many rounds were planned', async () => {
  for (const [players, rounds] of [
    [2, 1],
    [3, 3],
  ] as const) {
    await desk.run(generate(7, players));
    expect(desk.read('dutch-7-1.trf')).toContain('XXR 5');
    expect(await check('dutch-7-1.trf')).toMatchObject({ code: 0, out: `Rounds: ${rounds}. Differing: 0.\n` });
  }
});

test('[DU-10] a round that was paired otherwise is named with its criterion', async () => {
  await desk.run(generate(7, 4));
  const report = desk.read('dutch-7-1.trf');
  // In round 2 everybody meets whom they met in round 1.
  const lines = report.split('\r\n').map((line) => {
    if (!line.startsWith('001')) return line;
    const first = line.slice(89, 99);
    return line.slice(0, 99) + first + line.slice(109);
  });
  desk.write('wrong.txt', lines.join('\r\n'));
  const { code, out } = await desk.run('check wrong.txt');
  expect(code).toBe(1);
  expect(out).toMatch(/^Round 2 differs by C1: by the rules \d-\d, \d-\d\.$/m);
  const document = await desk.json<{ ok: boolean; differences: { round: number; criterion: string }[] }>(
    'check wrong.txt',
  );
  expect(document).toMatchObject({ ok: false, rounds: 3 });
  expect(document.differences[0]).toMatchObject({ round: 2, criterion: 'C1' });
});

test('[DU-10] a file that is no report, or of rounds that can’t be paired again, is refused', async () => {
  desk.write('list.txt', 'Ana\nBo\n');
  expect((await desk.run('check list.txt')).code).toBe(2);
  expect(await desk.run('generate --format swiss --players 8')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Choose from dutch'),
  });
  await desk.run(generate(7));
  desk.write('fast.txt', `250      01.0 001 002 0001 0008\r\n${desk.read('dutch-7-1.trf')}`);
  expect((await desk.run('check fast.txt')).code).toBe(2);
});
