import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

/** The command line answers in sentences, and they are true. */

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.leave());

async function begun(format: string, names: string, settings = ''): Promise<void> {
  desk.write('names.txt', names);
  await desk.run(`new cup.json --format ${format} --players names.txt --name Cup --seed 1 ${settings}`);
  await desk.run('start cup.json');
}

async function open() {
  const { players, rounds } = await desk.json('show cup.json');
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const matches = rounds.flatMap((round) => round.matches).filter(({ state }) => state === 'open');
  return matches.map(({ id, seats }) => ({ id, seats: seats.map((seat) => names.get(seat) ?? '') }));
}

const outputOf = async (line: string) => {
  const { out, err } = await desk.run(line);
  return `${out}${err}`;
};

describe('[DK-3] `report` answers who won and what follows', () => {
  test('in seat order and by name', async () => {
    await begun('swiss', 'Ana\nBo\nCy\nDee\n');
    const [first, second] = await open();
    const [one, other] = first?.seats ?? [];
    expect(await outputOf(`report cup.json ${first?.id} 2-5`)).toBe(`${other} beats ${one} 5–2. 1 result to come.\n`);
    desk.write('round.txt', `${second?.seats[0]} 4, ${second?.seats[1]} 4\n`);
    const drawn = `${second?.seats.join(' and ')} draw 4–4.`;
    const output = await outputOf('report cup.json --from round.txt');
    expect(output).toBe(`${drawn}\n1 result is in.\n`);
  });

  test('[HK-24] a knockout match that is drawn goes on', async () => {
    await begun('hybrid', 'Ana\nBo\n');
    const [match] = await open();
    const output = await outputOf(`report cup.json ${match?.id} 1/2`);
    expect(output).toMatch(/draw ½–½\. Next: .+, game 2(, .+)?\. 1 result to come\./);
  });

  test('at a table of several, what each has', async () => {
    await begun('strikes', 'Ana\nBo\nCy\nDee\n');
    const [table] = await open();
    const [a, b, c, d] = table?.seats ?? [];
    expect(await outputOf(`report cup.json ${table?.id} 50 42 42 31`)).toContain(
      `${a} 50, ${b} 42, ${c} 42 and ${d} 31.`,
    );
  });

  test('a misspelt name is named, and who may have been meant', async () => {
    await begun('swiss', 'Alden Smith\nAlden Jones\nKim\nAna\n');
    desk.write('round.txt', 'Kmi 5, Ana 3\n');
    expect(await outputOf('report cup.json --from round.txt')).toContain(
      'Nobody here is called “Kmi”. Did you mean Kim?',
    );
    expect(await outputOf('drop cup.json Alden')).toContain(
      'Nobody here is called “Alden”. Did you mean Alden Smith (p1) or Alden Jones (p2)?',
    );
  });
});

test('[DK-7] two players of one name are told apart by their clubs', async () => {
  await begun('swiss', 'Kim;1500;Oslo\nKim;1400;Leith\n');
  const shown = await outputOf('show cup.json');
  expect(shown).toMatch(/Kim \((Oslo|Leith)\) – Kim \((Oslo|Leith)\)/);
  expect(await outputOf('drop cup.json Kim')).toContain('p1 is Kim (Oslo), p2 is Kim (Leith)');
});

test('[DK-1] `show` lists the open matches of earlier rounds', async () => {
  await begun('knockout', 'Ana\nBo\nCy\nDee\nEve\nFay\nGil\nHal\n');
  const matches = await open();
  for (const { id } of matches.slice(0, 2)) await desk.run(`report cup.json ${id} 1-0`);
  const shown = await outputOf('show cup.json');
  for (const { id } of await open()) expect(shown).toContain(id);
});

test('[RR-1] a rest isn’t called a bye', async () => {
  await begun('robin', 'Ana\nBo\nCy\n');
  const shown = await outputOf('show cup.json');
  expect(shown).toMatch(/^Rests: /m);
  expect(shown).not.toContain('Bye');
  await desk.run('export cup.json --as csv,html');
  expect(desk.read('cup-pairings.csv')).toContain('"Rest"');
  expect(desk.read('cup.html')).not.toContain('Bye');
  expect(await outputOf('simulate robin --players 5 --runs 2 --seed 1')).toMatch(/Byes +0\.00/);
});

test('`export --out` makes its folder', async () => {
  await begun('swiss', 'Ana\nBo\n');
  await desk.run(`export cup.json --as csv --out ${desk.path('out/of/hand')}`);
  expect(existsSync(desk.path('out/of/hand/cup-standings.csv'))).toBe(true);
});

test('[DK-18] rounds that were played elsewhere are not in the calendar', async () => {
  desk.write('games.csv', 'Round,White,Black,Result\n1,Ana,Bo,1-0\n2,Bo,Ana,1-0\n');
  await desk.run('import games.csv cup.json --rounds 5', { now: () => Date.UTC(2026, 4, 1, 9) });
  await desk.run('export cup.json --as ics');
  expect(desk.read('cup.ics')).not.toContain('BEGIN:VEVENT');
});

test('[DE-4] each picture of a double elimination is named', async () => {
  desk.write('names.txt', 'Ana\nBen\nCy\nDee\n');
  await desk.run('new cup.json --format double --players names.txt --seed 1');
  const { out } = await desk.run('start cup.json').then(() => desk.run('show cup.json'));
  expect(out.match(/^.* side$/gm)).toEqual(['Winners’ side', 'Losers’ side']);
  expect(out).not.toContain('Bracket');
  await desk.run('export cup.json --as html');
  expect(desk.read('cup.html')).toContain('<h3>Losers’ side</h3>');
});

test('[RR-1] a round robin that everyone left ends with a whole sentence', async () => {
  desk.write('names.txt', 'Ana\nBen\n');
  await desk.run('new cup.json --format robin --players names.txt --seed 1');
  await desk.run('start cup.json');
  for (const player of ['Ana', 'Ben']) await desk.run(`drop cup.json ${player}`);
  await desk.run('next cup.json');
  expect((await desk.run('show cup.json')).out).toContain('Nobody was left after 1 round. (RR-1)');
});

test('[DK-2] after undoing a publish the reason is that the round is a draft', async () => {
  desk.write('names.txt', 'Ana\nBen\n');
  await desk.run('new cup.json --format swiss --players names.txt --seed 1');
  await desk.run('start cup.json');
  await desk.run('undo cup.json');
  expect((await desk.run('report cup.json r1.t1 5-3')).err).toContain('Round 1 is still a draft.');
});

test('[ST-16] a round that is being played has not been survived', async () => {
  desk.write('names.txt', 'Ana\nBen\nCy\nDee\n');
  await desk.run('new cup.json --format strikes --players names.txt --seed 1');
  await desk.run('start cup.json');
  expect((await desk.run('standings cup.json')).out).toMatch(/ 1 {2}p1 {2}Ana +in +0 +0\n/);
});

test('[ST-16] why says what each table brought a player', async () => {
  desk.write('names.txt', 'Ana\nBen\nCy\nDee\n');
  await desk.run('new cup.json --format strikes --players names.txt --seed 1');
  const [match] = (await desk.json('start cup.json')).rounds[0]?.matches ?? [];
  const seats = match?.seats.map((id) => ['Ana', 'Ben', 'Cy', 'Dee'][Number(id.slice(1)) - 1]);
  await desk.run('report cup.json r1.t1 "50 42 42 31"');
  const { out } = await desk.run(`why cup.json ${seats?.[1]}`);
  const row = `r1.t1  ${seats?.join(' – ')}  50 42 42 31`;
  expect(out).toContain(`For ${seats?.[1]}\n${row}`);
  expect(out).toMatch(/50 42 42 31 +12\n$/);
});
