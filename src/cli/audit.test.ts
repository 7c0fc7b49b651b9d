import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainedAnew } from './chain.fixture.ts';
import { Desk } from './desk.fixture.ts';

let desk: Desk;
let head = '';
beforeEach(async () => {
  desk = new Desk();
  desk.write('names.txt', 'Ana, 1700\nBo, 1650\nCy, 1600\n');
  await desk.run('new cup.json --format groups --players names.txt --name Cup --seed 1 --base 10m');
  await desk.run('start cup.json');
  await desk.run('report cup.json r1.t1 1-0');
  await desk.run('report cup.json r1.t2 1/2');
  head = (await desk.json<{ head: string }>('show cup.json')).head;
});
afterEach(() => desk.leave());

const lines = () => desk.read('cup.json').split('\n');
const change = (from: RegExp | string, to: string) => {
  const before = desk.read('cup.json');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  desk.write('cup.json', after);
};

interface Report {
  readonly ok: boolean;
  readonly differences: readonly { readonly kind: string; readonly version: number }[];
}
const found = async (more = '') => {
  const { code } = await desk.run(`audit cup.json ${more}`);
  const { ok, differences } = await desk.json<Report>(`audit cup.json ${more}`);
  expect(code).toBe(ok ? 0 : 1);
  return differences.map(({ kind, version }) => (version === undefined ? kind : `${kind} ${version}`));
};

describe('audit', () => {
  test('a true file holds', async () => {
    expect(await found()).toEqual([]);
    expect(await found(`--head ${head}`)).toEqual([]);
    expect(await found(`--head ${head.toLowerCase().replace('-', '')}`)).toEqual([]);
  });

  test('a changed result is found by the chain', async () => {
    change(/\[1000,0\]/g, '[0,1000]');
    expect(await found()).toContain('chain 6');
  });

  test('nothing is added to a file whose chain is broken', async () => {
    change(/\[1000,0\]/g, '[0,1000]');
    const before = desk.read('cup.json');
    const { code, err } = await desk.run('report cup.json r1.t3 1-0');
    expect([code, err.includes('the chain breaks at entry 6')]).toEqual([2, true]);
    expect(desk.read('cup.json')).toBe(before);
    expect((await desk.run('show cup.json')).code).toBe(0);
  });

  test('a log that was cut or reordered and sealed again is found where it has a consequence', async () => {
    const { entries } = JSON.parse(desk.read('cup.json')) as { entries: { version: number }[] };
    const forge = (forged: readonly object[]) =>
      desk.write(
        'cup.json',
        chainedAnew(
          JSON.stringify({ tiltyard: 1, entries: forged.map((entry, at) => ({ ...entry, version: at + 1 })) }),
        ),
      );
    forge(entries.toSpliced(3, 1)); // round 1 was never drawn
    expect(await found()).toContain('refused 4');
    forge([entries[0], entries[2], entries[1], ...entries.slice(3)].flatMap((entry) => entry ?? []));
    expect(await found()).toContain('refused 2'); // started with nobody
    forge(entries.slice(0, -1)); // the end cut off is a true history
    expect(await found()).toEqual([]);
    expect(await found(`--head ${head}`)).toEqual(['head']);
  });

  test('a result changed in the event only was also never decided so', async () => {
    change(
      '"type":"OutcomeRecorded","round":1,"match":1,"game":1,"outcome":{"kind":"scores","scores":[1000,0]}',
      '"type":"OutcomeRecorded","round":1,"match":1,"game":1,"outcome":{"kind":"scores","scores":[0,1000]}',
    );
    expect(await found()).toEqual(expect.arrayContaining(['chain 6', 'decided-otherwise 6']));
    const { out } = await desk.run('audit cup.json');
    expect(out).toContain('scores');
  });

  test('swapped seats are found, with the rule of the draw', async () => {
    change('["p1","p2"]', '["p2","p1"]');
    expect(await found()).toEqual(expect.arrayContaining(['chain 4', 'decided-otherwise 4']));
    expect((await desk.run('audit cup.json')).out).toContain('GR-3');
  });

  test('a removed entry is found', async () => {
    desk.write(
      'cup.json',
      lines()
        .filter((_, at) => at !== 6)
        .join('\n'),
    );
    expect(await found()).toEqual(['version 7']);
  });

  test('an edited secret is found', async () => {
    change(/"secret":"[0-9a-f]{4}/g, '"secret":"0000');
    expect(await found()).toEqual(expect.arrayContaining(['chain 1', 'decided-otherwise 4']));
  });

  test('[DK-6] a file whose tournament cannot be shown is found, and nothing more is written into it', async () => {
    await desk.run('new other.json --format swiss --players names.txt --name Other --seed 1');
    await desk.run('start other.json --draft');
    await desk.run('undo other.json');
    await desk.run('undo other.json');
    const { entries } = JSON.parse(desk.read('other.json')) as { entries: { commandId: string }[] };
    expect(entries).toHaveLength(6);
    const back = {
      version: 7,
      commandId: 'forged',
      at: 1,
      by: 'cli',
      command: { type: 'Undo', version: 5 },
      events: [{ type: 'EntryUndone', version: 5 }],
    };
    const forged = chainedAnew(JSON.stringify({ tiltyard: 1, entries: [...entries, back] }));
    desk.write('cup.json', forged);
    expect(await found()).toEqual(['refused 7', 'not-viewable 7']);
    const { code, err } = await desk.run('add cup.json Dee');
    expect([code, err.includes('“tiltyard audit ')]).toEqual([2, true]);
    expect(desk.read('cup.json')).toBe(forged);
    // The command that would have led there is refused, and the file stays as it is.
    const true6 = desk.read('other.json');
    const again = await desk.run('undo other.json 5');
    expect(again.code).toBe(1);
    expect(again.err).toMatch(/^“4: .+” cannot be done again: what it was built on has changed\.$/m);
    expect(desk.read('other.json')).toBe(true6);
    expect((await desk.run('show other.json')).code).toBe(0);
  });

  test('[DK-31] a person is erased from the file; audit says which entries were rewritten, and knows the old code', async () => {
    expect((await desk.run('erase cup.json Bo')).err).toContain('Cup');
    expect(desk.read('cup.json')).toContain('"Bo"');
    const { out } = await desk.run('erase cup.json bo --confirm Cup');
    expect(out).toContain('Erased player 2: nothing else is said of them');
    expect(desk.read('cup.json')).not.toContain('"Bo"');
    expect((await desk.run('audit cup.json')).out).toContain(
      'Entry 8: player 2 was erased. Entries 2 to 7 were rewritten without the name and chained anew.',
    );
    expect(await found(`--head ${head}`)).toEqual([]);
    expect((await desk.run(`audit cup.json --head ${head}`)).out).toContain('noted before the erasure in entry 8');
    expect(await found('--head AAAAA-AAAAA')).toEqual(['head']);
    expect((await desk.run('report cup.json r1.t3 1-0')).code).toBe(0);
    expect(await found()).toEqual([]);
    expect((await desk.run('erase cup.json p2 --confirm Cup')).code).toBe(1);
  });

  test('a file rewritten as a whole is found only by a code noted earlier, and audit says so', async () => {
    change(/\[1000,0\]/g, '[0,1000]');
    desk.write('cup.json', chainedAnew(desk.read('cup.json')));
    expect(await found()).toEqual([]);
    expect((await desk.run('audit cup.json')).out).toContain('cannot be told from the true one');
    expect(await found(`--head ${head}`)).toEqual(['head']);
  });
});
