import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

/** A text evening: the sheet, an editor, and the sheet read back. */

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.leave());

async function begun(format: string, names: readonly string[]): Promise<void> {
  desk.write('names.txt', `${names.join('\n')}\n`);
  await desk.run(`new cup.json --format ${format} --players names.txt --name "Text evening" --seed 1`);
  await desk.run('start cup.json');
}

async function open() {
  const { players, rounds } = await desk.json('show cup.json');
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return (rounds.at(-1)?.matches ?? [])
    .filter(({ state }) => state === 'open')
    .map(({ id, seats }) => ({ id, seats: seats.map((seat) => names.get(seat) ?? '') }));
}

const resultOf = async (match: string) => {
  const { rounds } = await desk.json('show cup.json');
  return rounds.flatMap(({ matches }) => matches).find(({ id }) => id === match)?.games[0]?.result;
};

async function from(text: string) {
  desk.write('round.txt', text);
  return await desk.run('report cup.json --from round.txt');
}

describe('a sheet', () => {
  test('is read in the encoding in which PowerShell and old editors save it', async () => {
    await begun('swiss', ['Jörg', 'Zoë']);
    const text = 'Jörg 5, Zoë 3\n';
    desk.write('round.txt', Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect((await desk.run('report cup.json --from round.txt')).out).toContain('1 result is in.');
    await desk.run('undo cup.json');
    desk.write('round.txt', Buffer.from(text, 'latin1'));
    expect((await desk.run('report cup.json --from round.txt')).out).toContain('1 result is in.');
  });

  test('lists every open table, and read back as it is changes nothing', async () => {
    await begun(
      'strikes',
      [...'abcdefgh'].map((letter) => `${letter.toUpperCase()}nn`),
    );
    const { out } = await desk.run('sheet cup.json');
    for (const { id, seats } of await open()) {
      expect(out).toContain(`${id}  ${seats.map((name) => `${name} _`).join(', ')}`);
    }
    expect(out).toMatch(/order of finishing/);
    const before = desk.read('cup.json');
    expect(await from(out)).toMatchObject({ code: 2 });
    expect(desk.read('cup.json')).toBe(before);
  });

  test('filled in it is stored whole; a table that still plays is left as it is', async () => {
    await begun(
      'strikes',
      [...'abcdefgh'].map((letter) => `${letter.toUpperCase()}nn`),
    );
    const { out } = await desk.run('sheet cup.json');
    const [first] = await open();
    const scores = [50, 40, 30, 20, 10];
    const nextScore = () => scores.shift() ?? 0;
    const filled = out
      .split('\n')
      .map((line) => (line.startsWith(`${first?.id} `) ? line.replaceAll('_', () => String(nextScore())) : line))
      .join('\n');
    expect(await from(filled)).toMatchObject({ code: 0 });
    expect(await resultOf(first?.id ?? '')).toMatch(/^50 40/);
    expect(await open()).toHaveLength(1);
    expect((await desk.run('sheet cup.json')).out).not.toContain(`${first?.id} `);
  });

  test('[DK-3] who moves first is on the left: in groups the attacker, who sits first', async () => {
    await begun('groups', ['Ana', 'Ben', 'Cy']);
    const { out } = await desk.run('sheet cup.json');
    for (const { id, seats } of await open()) expect(out).toContain(`${id}  ${seats.join(' _, ')} _\n`);
  });

  test('two of the same name are told apart', async () => {
    desk.write('names.txt', 'name,club\nKim,North\nKim,South\nAna,\nBen,\n');
    await desk.run('new cup.json --format swiss --players names.txt --name "Text evening" --seed 1');
    await desk.run('start cup.json');
    const { out } = await desk.run('sheet cup.json');
    expect(out).toContain('Kim [p1] _');
    expect(await from(out.replaceAll(/(\S) _, (.*) _/g, '$1 5, $2 3'))).toMatchObject({ code: 0 });
  });
});

describe('lines by name', () => {
  const four = ['Kim Larsen', 'Ana Núñez', 'Ben, junior', 'Team 7'];

  test.each([
    ['in any order, without accents, in any case', (one: string, other: string) => `${plain(other)} 3, ${one} 5`],
    ['with a time', (one: string, other: string) => `${one} 5, ${other} 3 @${published()}`],
    ['without blanks after the comma', (one: string, other: string) => `${one} 5,${other} 3`],
  ])('%s', async (_, line) => {
    await begun('swiss', four);
    const [match] = await open();
    const [one = '', other = ''] = match?.seats ?? [];
    expect(await from(`\n# a remark\n${line(one, other)}\n`)).toMatchObject({ err: '', code: 0 });
    expect(await resultOf(match?.id ?? '')).toBe('5-3');
  });

  test('shortened while it is clear who is meant', async () => {
    await begun('swiss', four);
    const match = (await open()).find(({ seats }) => seats.includes('Kim Larsen'));
    const other = match?.seats.find((name) => name !== 'Kim Larsen') ?? '';
    expect(await from(`lars 5, ${other.slice(0, 2)} 0`)).toMatchObject({ err: '', code: 0 });
    expect(await resultOf(match?.id ?? '')).toBe(match?.seats[0] === 'Kim Larsen' ? '5-0' : '0-5');
  });

  test('«beat» and «drew» where a game is one point', async () => {
    await begun('groups', ['Ana', 'Ben', 'Cy']);
    const [first, second] = await open();
    const lines = [
      `${first?.id} ${first?.seats[1]} beat ${first?.seats[0]}`,
      `${second?.seats[0]} drew with ${second?.seats[1]}`,
    ];
    expect((await from(lines[1] ?? '')).err).toMatch(/fits more than once \(r1\.t1, r1\.t2\)/);
    expect(await from(lines.join('\n'))).toMatchObject({ err: '', code: 0 });
    expect(await resultOf(first?.id ?? '')).toBe('0-1');
    expect(await resultOf(second?.id ?? '')).toBe('1/2');
  });

  test('and in a Swiss to one point', async () => {
    await begun('swiss --target 1', four);
    const [first, second] = await open();
    const lines = [`${first?.seats[1]} beat ${first?.seats[0]}`, `${second?.seats[0]} drew ${second?.seats[1]}`];
    expect(await from(lines.join('\n'))).toMatchObject({ err: '', code: 0 });
    expect(await resultOf(first?.id ?? '')).toBe('0-1');
    expect(await resultOf(second?.id ?? '')).toBe('1/2');
    expect((await desk.run(`correct cup.json ${first?.id} 1/2 --keep`)).code).toBe(0);
    expect(await resultOf(first?.id ?? '')).toBe('1/2');
  });

  test.each([
    ['Kim beat Ana', /say the score/],
    ['Kim 5', /no result/],
    ['Zoe 5, Kim 3', /Nobody here is called “Zoe”/],
    ['Kim 5, Ana _', /some only/],
    ['Kim 5, Ki 3', /no open table/],
    ['Kim 0.0005, Ana 3', /decimal|fine|places/],
    ['good evening', /no result/],
    ['r1.t1', /no result/],
  ])('«%s» is refused with its line, and nothing is stored', async (line, why) => {
    await begun('swiss', ['Kim', 'Ana']);
    const before = desk.read('cup.json');
    const { code, err } = await from(`# top\n${line}\n`);
    expect({ code, before: desk.read('cup.json') }).toEqual({ code: 2, before });
    expect(err).toMatch(/Line 2/);
    expect(err).toMatch(why);
  });

  test('a name that fits two tables is refused', async () => {
    await begun('swiss', ['Kim A', 'Kim B', 'Kim C', 'Kim D']);
    expect((await from('Kim 5, Kim 3')).err).toMatch(/Line 1: .*more than once/);
  });
});

/** When the last entry was written, which published the round. */
const published = (): number =>
  (JSON.parse(desk.read('cup.json')) as { entries: { at: number }[] }).entries.at(-1)?.at ?? 0;

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
