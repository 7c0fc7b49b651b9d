import { describe, expect, test } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { audit, eraseFrom, playTournament } from '../../engine/index.ts';
import { namesOf } from '../../words/index.ts';
import { pairingsCsv, pgnText, trfReport } from '../index.ts';
import { must, pointsBy, problemIn, tablesBy, taken, type View, viewOf } from './take-over.fixture.ts';

/** By the columns of the handbook: two rounds are over, the third is being played. */
const harbour = [
  '012 Harbour Open',
  '022 Bergen',
  '042 2026/10/30',
  '062 7',
  '072 6',
  '092 Individual: Swiss-System',
  '122 90 min + 30 s',
  'XXR 5',
  'XXC white1',
  'XXP    3    4',
  '001    1 m GM Hansen, Åse                       2510 NOR     1500017 1980/02/29  1.5    2  0004 w 1  0002 b =  0003 w',
  '001    2 wWIM Ibáñez, Pilar                     2301 ESP     2200031 1991/11/03  1.5    1  0005 b 1  0001 w =  0007 b',
  '001    3 m    Olsen, Bo                         2188 NOR     1500211             1.5    3  0000 - H  0007 w 1  0001 b',
  '001    4 m    Crane, Dee                        1990 ENG                         1.0    4  0001 b 0  0006 b +  0005 w',
  '001    5 m    Ek, Vera                          1875 SWE     1700003             1.0    5  0002 w 0  0000 - U  0004 b',
  '001    6 m    Quist, Jan                           0 DEN                         0.0    7  0007 w 0  0004 w -  0000 - Z',
  '001    7 m    Roth, Max                         1702 GER     4600077             1.0    6  0006 b 1  0003 b 0  0002 w',
];

/** Three points for a win, which the file does not say but adds up to. */
const football = [
  '012 Football points',
  '001    1      Ana                                  0                             6.0    1  0002 w 1  0003 b 1',
  '001    2      Ben                                  0                             1.0    3  0001 b 0  0004 w =',
  '001    3      Cy                                   0                             3.0    2  0004 w 1  0001 w 0',
  '001    4      Dee                                  0                             1.0    4  0003 b 0  0002 b =',
];

describe('a Swiss from a FIDE report goes on here', () => {
  const { state, view, notes } = must(harbour.join('\r\n'));

  test('with its players, rounds and results', () => {
    expect(view).toMatchObject({ name: 'Harbour Open', format: 'swiss', status: 'running' });
    expect(view.config).toMatchObject({ rounds: 5, target: 1, win: 1, draw: 0.5, byePoints: 1 });
    expect(view.players.find(({ name }) => name === 'Ibáñez, Pilar')).toEqual({
      ...{ id: 'p2', name: 'Ibáñez, Pilar', rating: 2301, state: 'active' },
    });
    expect([...state.facts.players.values()][0]?.externalId).toBe('1500017');
    expect(tablesBy(view)).toEqual([
      {
        state: 'closed',
        matches: ['Hansen, Åse | Crane, Dee | 1-0', 'Ek, Vera | Ibáñez, Pilar | 0-1', 'Quist, Jan | Roth, Max | 0-1'],
        byes: [],
      },
      {
        state: 'closed',
        matches: ['Ibáñez, Pilar | Hansen, Åse | 0-0', 'Olsen, Bo | Roth, Max | 1-0', 'Quist, Jan | Crane, Dee | -+'],
        byes: ['Ek, Vera'],
      },
      {
        state: 'published',
        matches: ['Hansen, Åse | Olsen, Bo | ', 'Roth, Max | Ibáñez, Pilar | ', 'Crane, Dee | Ek, Vera | '],
        byes: [],
      },
    ]);
    expect(state.facts.keepApart).toHaveLength(1);
    expect(view.players.find(({ name }) => name === 'Quist, Jan')?.state).toBe('dropped');
  });

  test('[DK-33] with the half-point bye that was asked for', () => {
    const olsen = view.players.find(({ name }) => name === 'Olsen, Bo')?.id;
    expect(view.rounds[0]?.absent).toEqual([{ player: olsen, bye: 'half' }]);
    const [points] = view.standings.find(({ player }) => player === olsen)?.criteria ?? [];
    expect(points?.value).toBe(1.5);
    expect(notes.join()).not.toContain('Half-point byes');
    const report = trfReport(view);
    expect(report.possible && report.text).toMatch(/Olsen, Bo .* 1\.5 .*0000 - H/);
  });

  test('and says what it could not take', () => {
    expect(notes.filter((note) => note.includes('points in the file'))).toEqual([]);
    expect(notes.join()).toContain('Reinstate whoever comes back: Quist, Jan.');
    expect(notes).toContain(
      'Federation, arbiters, time limits, days of the rounds and the pairing program are left out.',
    );
  });

  test('and its next report says of each person what this one did, if the organiser wants it', () => {
    const personal = Object.fromEntries(state.facts.players);
    const columns = (line: string) => [line.slice(9, 47), line.slice(53, 79)].join(' ');
    const linesOf = (text: string) => text.split('\r\n').filter((line) => line.startsWith('001'));
    const writtenBy = (...asked: Parameters<typeof trfReport>) => {
      const report = trfReport(...asked);
      return report.possible ? linesOf(report.text) : [];
    };
    expect(writtenBy(view, { personal }).map(columns).sort()).toEqual(
      linesOf(harbour.join('\r\n')).map(columns).sort(),
    );
    expect(writtenBy(view).join()).not.toMatch(/NOR|GM|1500017|1980/);
  });

  test('and an erasure takes all of it out', () => {
    const erased = eraseFrom(formats, [...state.log.slice()], 'p1', {
      commandId: 'e1',
      at: 1_800_000_000_001,
      by: 'test',
    });
    const entries = erased.ok ? [...erased.value.entries, erased.value.entry] : [];
    expect(JSON.stringify(entries)).not.toMatch(/Hansen|1500017|1980|"GM"/);
    expect(JSON.stringify(entries)).toContain('1991/11/03');
    expect(audit(formats, entries).differences).toEqual([]);
  });

  test('and its log is one that an audit accepts', () => {
    expect(audit(formats, [...state.log.slice()]).differences).toEqual([]);
  });
});

test('points that the file does not say are read from its totals', () => {
  const { view, notes } = must(football.join('\n'));
  expect(view.config).toMatchObject({ win: 3, draw: 1 });
  expect(pointsBy(view).map(([, ...rest]) => rest)).toEqual([
    ['Ana', 6],
    ['Cy', 3],
    ['Ben', 1],
    ['Dee', 1],
  ]);
  expect(notes.join()).toContain('doesn’t say how many rounds');
});

test('names of more bytes than letters stand where either count puts them', () => {
  const shifted = harbour
    .map((line) => {
      const extra = [...line].filter((letter) => letter.charCodeAt(0) > 127).length;
      return line.startsWith('001') ? line.slice(0, 47 - extra) + line.slice(47) : line;
    })
    .join('\n');
  expect(pointsBy(must(shifted).view)).toEqual(pointsBy(must(harbour.join('\n')).view));
});

describe('what we write can be taken in again', () => {
  const model = { draws: 0.3, spread: 200, equal: false, rated: true };
  const tieBreaks = ['opponents-points', 'differential'];
  const config = { target: 1, win: 3, timedWin: 3, draw: 1, loss: 0, timedLoss: 0, byePoints: 2, tieBreaks };
  const played = (players: number, seed: string) =>
    viewOf(playTournament(formats, { format: 'swiss', config, players, model }, seed, 1).state);

  test.each(['a', 'b', 'c'].flatMap((seed) => [[8, seed] as const, [11, seed] as const]))(
    'a report of %i players (%s) gives the same standings',
    (players, seed) => {
      const before = played(players, seed);
      const report = trfReport(before);
      const { view, notes } = must(report.possible ? report.text : '');
      const sorted = (one: View) =>
        pointsBy(one)
          .map((row) => row.join(' '))
          .toSorted();
      expect(sorted(view)).toEqual(sorted(before));
      expect(view.status).toBe('finished');
      expect(notes.filter((note) => note.includes('points in the file'))).toEqual([]);
    },
  );

  test('a report in mid-event, with the round that is being played', () => {
    const before = must(harbour.join('\n')).view;
    const report = trfReport(before);
    const { view } = must(report.possible ? report.text : '');
    expect(view.rounds.map(({ state }) => state)).toEqual(['closed', 'closed', 'published']);
    const pairs = (one: View) => tablesBy(one).at(-1);
    expect(pairs(view)).toEqual(pairs(before));
  });

  test.each(['de', 'en'] as const)('a list of pairings (%s), with its byes', (language) => {
    const before = played(9, 'd');
    const { view } = must(pairingsCsv(before, language), config);
    expect(tablesBy(view)).toEqual(tablesBy(before));
    expect(
      pointsBy(view)
        .map((row) => row.join(' '))
        .toSorted(),
    ).toEqual(
      pointsBy(before)
        .map((row) => row.join(' '))
        .toSorted(),
    );
  });

  test('PGN, where there are colours', () => {
    const before = viewOf(playTournament(formats, { format: 'hybrid', config: {}, players: 6, model }, 'e', 1).state);
    const first = { ...before, rounds: before.rounds.slice(0, 1) };
    const { view } = must(pgnText(first, 'en'));
    expect(view.rounds[0]?.matches.length).toBe(first.rounds[0]?.matches.length);
  });
});

test('a table of games from a spreadsheet, in other words and marks', () => {
  const table = 'Runde;Brett;Weiß;Weiß-Elo;Schwarz;Ergebnis\n1;1;Ana;1800;Ben;½:½\n1;2;Cy;;Dee;+:-\n2;1;Ben;;Cy;\n';
  const { view, notes } = must(table);
  expect(tablesBy(view)).toEqual([
    { state: 'closed', matches: ['Ana | Ben | 0-0', 'Cy | Dee | +-'], byes: [] },
    { state: 'published', matches: ['Ben | Cy | '], byes: [] },
  ]);
  expect(notes).toContain('No game in round 2, so they count as absent: Ana and Dee.');
});

test('rounds that break our rules stay as they were drawn', () => {
  const { view, notes, state } = must('Round,White,Black,Result\n1,a,b,1-0\n1,c,d,1-0\n2,a,b,0-1\n2,c,d,1-0\n');
  expect(view.rounds).toHaveLength(2);
  expect(notes).toContain('Round 2 was drawn by rules that aren’t those of this format. It stays as it was drawn.');
  expect(audit(formats, [...state.log.slice()]).differences).toEqual([]);
});

describe('impossible files are refused with a reason', () => {
  const changed = (from: string, to: string) => harbour.map((line) => line.replace(from, to)).join('\n');
  test.each([
    [
      'hello',
      'This file can’t be read here. What can be: FIDE reports (TRF), PGN, tables of games or players (CSV, Excel), and JSON of Challonge, brackets-manager, NRTM and cobra.',
    ],
    [changed('001    2', '001    1'), 'Line 12: player number 1 is there twice.'],
    [
      changed('0004 w 1', '0003 w 1'),
      'Round 1: what the file says of Hansen, Åse contradicts what it says of Olsen, Bo.',
    ],
    [
      changed('0004 w 1', '0004 w ='),
      'Round 1: what the file says of Hansen, Åse contradicts what it says of Crane, Dee.',
    ],
    [
      changed('0004 w 1', '0004 x 1'),
      'Line 11 can’t be read: 001    1 m GM Hansen, Åse                       2510 NOR',
    ],
    ['Round,White,Black,Result\n1,a,b,1-0\n1,a,c,1-0\n', 'Round 1: a has more than one game.'],
    ['Round,White,Black,Result\n1,a,b,yes\n', 'Line 2 can’t be read: 1 · a · b · yes'],
  ])('%#', (text, sentence) => expect(problemIn(text)).toBe(sentence));

  test('a round that is not over cannot have a later one', () => {
    const answer = taken('Round,White,Black,Result\n1,a,b,\n1,c,d,1-0\n2,a,c,1-0\n2,b,d,1-0\n');
    const why = answer.ok ? undefined : answer.error;
    expect(why).toMatchObject({
      kind: 'file',
      note: { code: 'open-game', figures: { round: 1, one: 'a', other: 'b' } },
    });
  });

  test('settings that cannot be are refused by the rules', () => {
    expect(taken(harbour.join('\n'), { rounds: 0 })).toMatchObject({
      ok: false,
      error: { kind: 'refusal', refusal: { code: 'bad-config' } },
    });
  });
});

test('[DK-7] namesakes without different ids are distinguished by their numbers', () => {
  const { state, view } = must(football.join('\n').replace('Cy ', 'Ana'));
  const names = namesOf(view.players);
  expect(view.players.map(({ id }) => names(id))).toEqual(['Ana (#1)', 'Ben', 'Ana (#3)', 'Dee']);
  expect([...state.facts.players.values()].map(({ externalId }) => externalId)).toEqual([
    'no. 1',
    undefined,
    'no. 3',
    undefined,
  ]);
});
