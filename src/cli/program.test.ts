import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
  desk.write('names.txt', 'Ana, 1700\nBo, 1650\nCy, 1600\nDee, 1500\n');
});
afterEach(() => desk.leave());

const made = 'new cup.json --format groups --players names.txt --name Cup --seed 1 --base 10m';

describe('[DK-30] a list of another program', () => {
  test('is read, and the answer mentions what was left out of it', async () => {
    desk.write('entrants.csv', 'Seed,GamerTag,Prefix,Email\n1,Zain,GG,z@example.org\n2,Jmook,,\n');
    const { out, err } = await desk.run('new cup.json --format hybrid --players entrants.csv --name Cup --json');
    expect(JSON.parse(out).players.map(({ name }: { name: string }) => name)).toEqual(['Zain', 'Jmook']);
    expect(err).toBe('Columns: GamerTag (name), Prefix (club).\nLeft out: Seed, Email.\n');
    expect((await desk.run('add cup.json "Cy, cy@example.org"')).err).toBe('Left out: contact data.\n');
  });
});

describe('exit codes by cause', () => {
  test.each([
    ['formats', 0],
    ['plan groups --players 9', 0],
    ['--version', 0],
    ['--help', 0],
    ['plan groups --players 1', 1],
    ['plan groups --players 9 --group-size 1', 1],
    ['simulate strikes --players 2', 1],
    ['', 2],
    ['nonsense', 2],
    ['plan', 2],
    ['plan nonsense --players 9', 2],
    ['plan groups', 2],
    ['plan groups --players many', 2],
    ['plan groups --players 9 --grop-size 4', 2],
    ['plan groups --players 9 --group-size four', 2],
    ['plan groups --players 9 --base soon', 2],
    ['plan groups --players 9 --base', 2],
    ['plan groups --players 9 --preset czapski', 2],
    ['new', 2],
    ['new cup.json', 2],
    ['new cup.json --format groups --players nowhere.txt', 2],
    ['show nowhere.json', 2],
    ['show', 2],
    ['audit names.txt', 2],
    ['completion tcsh', 2],
  ])('%s: %i', async (line, code) => expect((await desk.run(line)).code).toBe(code));

  test.each([
    ['start cup.json', 0],
    ['next cup.json', 1],
    ['report cup.json r1.t1 1-0', 1],
    ['report cup.json somewhere 1-0', 2],
    ['report cup.json r1.t1', 2],
    ['publish cup.json', 1],
    ['drop cup.json Nobody', 1],
    ['undo cup.json 99', 1],
    ['undo cup.json last', 2],
    ['end cup.json', 1],
    ['export cup.json --as paper', 2],
    ['why cup.json r9.t9', 2],
    [made, 2],
  ])('after new, %s: %i', async (line, code) => {
    await desk.run(made);
    expect((await desk.run(line)).code).toBe(code);
  });

  test('with --json there is one document and nothing else', async () => {
    await desk.run(made);
    const cases = [
      'plan groups --players 1',
      'next cup.json',
      'show cup.json',
      'show nowhere.json',
      'nonsense',
      'start cup.json',
    ];
    for (const line of cases) {
      const { out } = await desk.run(`${line} --json`);
      expect(out.trim().split('\n')).toHaveLength(1);
      expect(JSON.parse(out)).toBeTypeOf('object');
    }
    const refused = await desk.json('plan groups --players 1');
    expect(refused).toMatchObject({ refused: { code: 'too-few-players', details: { have: 1, need: 2 } } });
  });

  test('a defect is ours and says so', async () => {
    await desk.run(made);
    const { code, err } = await desk.run('start cup.json', {
      newId: () => {
        throw new Error('no ids today');
      },
    });
    expect(code).toBe(70);
    expect(err).toContain('internal error');
  });
});

describe('plans of the contract', () => {
  test('[ST-6] up to 10,000 players, and refused beyond', async () => {
    const plan = await desk.json<{ random: number[]; split: number[][] }>('plan strikes --players 10000');
    const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
    expect([sum(plan.random), sum(plan.split.map(sum))]).toEqual([10_000, 10_000]);
    const refused = { refused: { code: 'too-many-players', details: { have: 10_001, most: 10_000 } } };
    for (const format of ['strikes', 'groups', 'swiss']) {
      expect(await desk.json(`plan ${format} --players 10001`)).toMatchObject(refused);
    }
  });

  test('among equals nobody is the best player', async () => {
    const simulate = 'simulate swiss --players 4 --runs 2 --seed 1 --threads 1';
    expect(await desk.json(`${simulate} --equal`)).toMatchObject({ bestPlayerWins: null });
    expect(await desk.json(simulate)).toMatchObject({ bestPlayerWins: expect.any(Number) });
  });

  test('[DK-29] formats are compared with the same players', async () => {
    const field = '--players 8 --runs 4 --seed 1 --threads 1';
    type Told = { readonly seconds: number; readonly label: string };
    const figures = ({ seconds: _, label: __, ...told }: Told) => told;
    const { compared } = (await desk.json(`simulate strikes ${field} --compare swiss,hybrid`)) as {
      readonly compared: readonly Told[];
    };
    const alone = (name: string) => desk.json(`simulate ${name} ${field} --spread 100`) as Promise<Told>;
    expect(compared.map(figures)).toEqual(
      await Promise.all(['strikes', 'swiss', 'hybrid'].map(async (name) => figures(await alone(name)))),
    );
  });

  test.each([
    [
      'plan groups --players 17 --arrangement balanced',
      { format: 'groups', players: 17, groups: [6, 6, 5], games: 80 },
    ],
    [
      'plan strikes --players 26 --max-table 5',
      {
        format: 'strikes',
        players: 26,
        random: [5, 5, 4, 4, 4, 4],
        split: [
          [5, 4, 4],
          [5, 4, 4],
        ],
      },
    ],
    ['plan swiss --players 40', { format: 'swiss', players: 40, rounds: 6 }],
    [
      'plan strikes --players 5 --max-table 4 --five-left 3+2',
      { format: 'strikes', players: 5, random: [3, 2], split: [[3], [2]] },
    ],
  ])('%s', async (line, plan) => expect(await desk.json(line)).toEqual(plan));

  test('plan hybrid --players 20', async () => {
    expect(await desk.json('plan hybrid --players 20')).toMatchObject({
      format: 'hybrid',
      players: 20,
      qualification: { qualifiers: 8, points: 7 },
      knockout: {
        size: 8,
        rounds: [
          [{ match: 1, player1: { seed: 8 }, player2: { seed: 1 } }],
          [{ match: 5, player1: { winnerOf: 1 }, player2: { winnerOf: 4 } }],
          [{ match: 7 }],
        ].map((round) => expect.arrayContaining(round.map((match) => expect.objectContaining(match)))),
      },
    });
    expect(await desk.json('plan hybrid --players 16')).toMatchObject({ qualification: null });
  });
});

describe('settings as flags', () => {
  const configOf = async (flags: string) => {
    desk.write('names.txt', 'Ana\nBo\nCy\n');
    const { code, err } = await desk.run(`new a.json --players names.txt ${flags}`);
    expect(err).toBe('');
    expect(code).toBe(0);
    return (await desk.json('show a.json')).config;
  };

  test.each([
    ['--format groups --group-size 4 --arrangement balanced', { groupSize: 4, arrangement: 'balanced' }],
    [
      '--format strikes --elimination-at 35 --max-table 4 --no-improve',
      { eliminationAt: 35, maxTable: 4, improve: false },
    ],
    [
      '--format swiss --rounds 5 --tie-breaks head-to-head,differential',
      { rounds: 5, tieBreaks: ['head-to-head', 'differential'] },
    ],
    [
      '--format hybrid --race-to 0.5 --base 10m --increment 5s --bonus-at-40=15m',
      { raceTo: 0.5, base: 600_000, increment: 5_000, bonusAt40: 900_000 },
    ],
    ['--preset czapski-long', { eliminationAt: 47, improve: false }],
    ['--preset hnefatafl-balanced --base 1d', { arrangement: 'balanced', groupSize: 8, base: 86_400_000 }],
  ])('%s', async (flags, config) => expect(await configOf(flags)).toMatchObject(config));

  test('presets of the contract, with the defaults first', async () => {
    const { formats } = await desk.json<{ formats: { name: string; defaultPreset: string; presets: object }[] }>(
      'formats',
    );
    const defaults = Object.fromEntries(formats.map(({ name, defaultPreset }) => [name, defaultPreset]));
    expect(defaults).toMatchObject({
      groups: 'hnefatafl',
      hybrid: 'sacrifice',
      strikes: 'strikes',
      swiss: 'redemption',
    });
    for (const { defaultPreset, presets } of formats) expect(Object.keys(presets)[0]).toBe(defaultPreset);
    const presets = formats.flatMap((format) => Object.keys(format.presets));
    for (const name of ['hnefatafl-balanced', 'czapski-short', 'czapski', 'czapski-long'])
      expect(presets).toContain(name);
  });
});

describe('results', () => {
  beforeEach(async () => {
    await desk.run(made);
    await desk.run('start cup.json');
  });

  test('everything after the match is the result, minus signs too', async () => {
    expect((await desk.run('report cup.json r1.t1 -+')).code).toBe(0);
    expect((await desk.run('report cup.json r1.t2 +-')).code).toBe(0);
    expect((await desk.run('report cup.json r1.t3.g1 1/2 --at 2026-05-01T09:05:30Z')).code).toBe(0);
    const { rounds } = await desk.json('show cup.json');
    const games = rounds[0]?.matches.slice(0, 3).map((match) => match.games[0]);
    expect(games?.map((game) => game?.result)).toEqual(['-+', '+-', '1/2']);
    expect(games?.[2]?.completedAt).toBe(Date.UTC(2026, 4, 1, 9, 5, 30));
    const mistyped = await desk.run('report cup.json r1.t4 1-0 --keeep');
    expect([mistyped.code, mistyped.err]).toEqual([2, 'There is no option --keeep here.\n']);
  });

  test('a list is all or nothing, and says which line', async () => {
    desk.write('list.txt', '# first\nr1.t1 1-0\n\nr1.t2 7-3\n');
    const before = desk.read('cup.json');
    const { code, err } = await desk.run('report cup.json --from list.txt');
    expect([code, err]).toEqual([1, 'Line 4: A game is worth one point: 1-0, 1/2 or 0-1.\n']);
    expect(desk.read('cup.json')).toBe(before);
    desk.typed = 'r1.t1 1-0 @2026-05-01T09:05:30Z\nr1.t2 0-1\n';
    expect((await desk.run('report cup.json --from -')).code).toBe(0);
    const { rounds, version } = await desk.json('show cup.json');
    expect(rounds[0]?.matches.slice(0, 2).map((match) => match.games[0]?.result)).toEqual(['1-0', '0-1']);
    expect(version).toBe(6);
  });

  test('[ST-15] two joint winners play it out', async () => {
    desk.write('four.txt', 'Ana\nBo\nCy\nDi\n');
    await desk.run('new four.json --format strikes --elimination-at 12 --players four.txt --name Four');
    await desk.run('start four.json');
    expect((await desk.run('final four.json')).err).toContain('needs two joint winners');
    await desk.run('report four.json r1.t1 9 9 1 1');
    await desk.run('close four.json');
    expect((await desk.run('final four.json')).code).toBe(0);
    const { rounds, status } = await desk.json('show four.json');
    expect([status, rounds[1]?.kind, rounds[1]?.state]).toEqual(['running', 'final-game', 'published']);
  });

  test('[HK-10] a match says where it is played where that is not its own number', async () => {
    desk.write('eight.txt', [...'abcdefgh'].map((letter) => `${letter}nn`).join('\n'));
    await desk.run('new eight.json --format hybrid --players eight.txt --name Eight');
    expect((await desk.run('start eight.json')).out).not.toContain('Table');
    for (const match of [2, 3, 4]) await desk.run(`report eight.json r1.t${match} 1-0`);
    expect((await desk.run('show eight.json')).out).toMatch(/^Match +Table +Players.*\nr2\.t1 +2 +\w/m);
  });

  test('correct previews; unwinding needs the name', async () => {
    await desk.run('report cup.json r1.t1 1-0');
    const before = desk.read('cup.json');
    expect((await desk.run('correct cup.json r1.t1 0-1')).out).toContain('Nothing is changed yet.');
    expect((await desk.run('correct cup.json r1.t1 0-1 --unwind')).code).toBe(1);
    expect(desk.read('cup.json')).toBe(before);
    expect((await desk.run('correct cup.json r1.t1 0-1 --unwind --confirm Cup')).code).toBe(0);
    expect((await desk.run('correct cup.json r1.t1 --remove --keep')).code).toBe(0);
    expect((await desk.json('show cup.json')).rounds[0]?.matches[0]?.state).toBe('open');
  });
});

describe('for people', () => {
  test('colours only where they are wanted', async () => {
    await desk.run(made);
    expect((await desk.run('show cup.json')).out).not.toContain('\u001B[');
    expect((await desk.run('show cup.json', { colours: true })).out).toContain('\u001B[');
  });

  test('names of every script stay in their columns', async () => {
    desk.write('names.txt', '張偉,1500\nZoë 🏆,1400\n"O\'Brien, Bob",1300\n');
    await desk.run(made);
    const { out } = await desk.run('show cup.json');
    expect(out).toContain('p1  張偉                  1500\n');
    expect(out).toContain('p2  Zoë 🏆                1400\n');
    expect(out).toContain("p3  O'Brien, Bob          1300\n");
  });

  test.each(['bash', 'zsh', 'fish'])('completion for %s knows commands and settings', async (shell) => {
    const { out } = await desk.run(`completion ${shell}`);
    for (const word of ['report', 'simulate', '--group-size', '--bonus-at-40']) expect(out).toContain(word);
  });

  test('completion offers commands as the first word, and each command what it takes after it', async () => {
    const { out: bash } = await desk.run('completion bash');
    const offered = (...words: string[]) => {
      const ask = `COMP_WORDS=(tiltyard ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _tiltyard`;
      return execFileSync('bash', ['-c', `${bash}\n${ask}\necho "\${COMPREPLY[@]}"`], { encoding: 'utf8' }).trim();
    };
    expect(offered('stand')).toBe('standings');
    expect(offered('simulate', '--group-s')).toBe('--group-size');
    expect(offered('standings', '--group-s')).toBe('');
    // In zsh the first word is the program: the command is the second.
    const { out: zsh } = await desk.run('completion zsh');
    expect(zsh).toContain('if (( CURRENT == 2 )); then compadd ');
    expect(zsh).toContain('case "$words[2]" in');
  });

  test('every command has help', async () => {
    for (const command of ['new', 'report', 'plan', 'simulate', 'audit', 'export', 'serve']) {
      const { code, out } = await desk.run(`${command} --help`);
      expect(code).toBe(0);
      expect(out).toContain(`tiltyard ${command}`);
    }
  });

  test('a misspelt setting, preset or format is answered with the one that was probably meant', async () => {
    expect((await desk.run('plan groups --players 9 --grop-size 4')).err).toContain('Did you mean --group-size?');
    expect((await desk.run('plan groups --players 9 --preset hnefatalf')).err).toContain('Did you mean hnefatafl?');
    expect((await desk.run('plan strkes --players 9')).err).toContain('Did you mean strikes?');
  });

  test('a tournament is read from standard input, which nothing can be written to', async () => {
    await desk.run(made);
    desk.typed = desk.read('cup.json');
    expect((await desk.run('show -')).out).toBe((await desk.run('show cup.json')).out);
    expect((await desk.run('audit -')).code).toBe(0);
    expect(await desk.run('start -')).toMatchObject({ code: 2, out: '' });
  });

  test('completion for PowerShell holds every command and its options', async () => {
    const { out } = await desk.run('completion powershell');
    expect(out).toMatch(/'report' = @\('--json', .*'--from'/);
    expect(out).toContain("'--group-size'");
  });

  test('[DK-29] a forecast names everyone’s chances, and the same seed gives the same', async () => {
    await desk.run(made);
    await desk.run('start cup.json');
    const { out } = await desk.run('forecast cup.json --runs 10 --seed 1');
    expect(out).toMatch(/^Name +Wins +First three/);
    expect(out).toContain('From 10 playouts');
    expect((await desk.run('forecast cup.json --runs 10 --seed 1')).out).toBe(out);
    expect(await desk.json('forecast cup.json --runs 10 --seed 1')).toMatchObject({ runs: 10, seed: '1' });
    expect((await desk.run('forecast cup.json --runs none')).code).toBe(2);
  });
});
