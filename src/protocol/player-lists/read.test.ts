import { describe, expect, test } from 'vitest';
import { common } from '../../words/pages/en/common.ts';
import { listText, type Meaning, readPlayerList } from './index.ts';

const read = (text: string) => readPlayerList(text).players;
const columns = (text: string) => readPlayerList(text).columns.map(({ meaning }) => meaning);
const problems = (text: string) =>
  readPlayerList(text).problems.map(({ code, line, text: what }) => [code, line, what]);

describe('[DK-7] typed, line by line', () => {
  test('one name a line, with rating and club where they follow', () => {
    expect(read('Eli (1420)\nFlo (99)')).toEqual([
      { name: 'Eli', rating: 1420 },
      { name: 'Flo', club: '99' },
    ]);
    expect(read('Kim Larsen 1520\n\n  2. Ana Ruiz\nBo Lindqvist (Umeå)\nCy (Oslo) 1400')).toEqual([
      { name: 'Kim Larsen', rating: 1520 },
      { name: 'Ana Ruiz' },
      { name: 'Bo Lindqvist', club: 'Umeå' },
      { name: 'Cy', rating: 1400, club: 'Oslo' },
    ]);
  });

  test('the example of the page itself', () => {
    expect(readPlayerList(common.players.placeholder)).toEqual({
      players: [
        { name: 'Kim Larsen', rating: 1520 },
        { name: 'Ana Ruiz', rating: 1480, club: 'Lisbon' },
        { name: 'Bo Lindqvist', club: 'Umeå' },
      ],
      columns: [],
      rows: [],
      problems: [],
      skipped: 0,
    });
  });

  test('names keep their numbers and their commas', () => {
    const hundred = Array.from({ length: 112 }, (_, at) => `Player ${at + 1}`);
    expect(read(hundred.join('\n')).map(({ name }) => name)).toEqual(hundred);
    expect(read('Player 100\nPlayer 101').map(({ name }) => name)).toEqual(['Player 100', 'Player 101']);
    expect(read('Player 112')).toEqual([{ name: 'Player 112' }]);
    expect(read('Louis XIV\nMax, Jr.\nLarsen, Kim')).toEqual([
      { name: 'Louis XIV' },
      { name: 'Max, Jr.' },
      { name: 'Larsen, Kim' },
    ]);
    expect(read('"Larsen, Kim",1520\n"Ruiz, Ana",1480')).toEqual([
      { name: 'Larsen, Kim', rating: 1520 },
      { name: 'Ruiz, Ana', rating: 1480 },
    ]);
  });

  test('a last field that is a number is the rating', () => {
    const text = '\uFEFFAna\r\nRuiz, Bo, 1850\n\n  Cy Young ,1700.5\nMax, Jr.\n"Quo, Te",1500\nZoë 🏆\t1400\n';
    expect(read(text)).toEqual([
      { name: 'Ana' },
      { name: 'Ruiz, Bo', rating: 1850 },
      { name: 'Cy Young', rating: 1700.5 },
      { name: 'Max, Jr.' },
      { name: 'Quo, Te', rating: 1500 },
      { name: 'Zoë 🏆', rating: 1400 },
    ]);
    expect(read('Ruiz, Ana, 1850\nYoung, Cy, 1700')).toEqual([
      { name: 'Ruiz, Ana', rating: 1850 },
      { name: 'Young, Cy', rating: 1700 },
    ]);
  });

  test('numbered, with bullets, with comments', () => {
    const list = readPlayerList('# Thursday\n1) Kim\n2) Ana\n- Bo\n// late\n• Cy');
    expect(list.players.map(({ name }) => name)).toEqual(['Kim', 'Ana', 'Bo', 'Cy']);
    expect(list.skipped).toBe(2);
  });

  test('semicolons: name, rating, club', () => {
    expect(read('Étienne Fox; 1510; Fetlar\nNgozi Uwaezuoke-Lindström; 1688; Meadows\nBjörn Iyer; n/a;')).toEqual([
      { name: 'Étienne Fox', rating: 1510, club: 'Fetlar' },
      { name: 'Ngozi Uwaezuoke-Lindström', rating: 1688, club: 'Meadows' },
      { name: 'Björn Iyer' },
    ]);
  });
});

describe('[DK-30] columns', () => {
  test.each<[string, string, readonly Meaning[]]>([
    ['English', 'No.,First Name,Last Name,Rating,Club', ['ignored', 'first', 'last', 'rating', 'club']],
    ['German', 'Nr;Vorname;Nachname;DWZ;Verein', ['ignored', 'first', 'last', 'rating', 'club']],
    ['French', 'N°;Nom;Prénom;Elo;Équipe', ['ignored', 'last', 'first', 'rating', 'club']],
    ['Spanish', 'Nombre;Apellidos;Elo;Equipo', ['first', 'last', 'rating', 'club']],
    ['one name', 'Rating\tClub\tJoueur', ['rating', 'club', 'name']],
    ['two ratings', 'Spieler;Elo;DWZ;Land', ['name', 'rating', 'ignored', 'club']],
    ['a club before a country', 'Name;Fed;Club', ['name', 'ignored', 'club']],
  ])('headings in %s', (_, heading, expected) => {
    const separator = [';', '\t', ','].find((one) => heading.includes(one)) ?? ',';
    expect(columns(`${heading}\n${expected.map((_one, at) => `x${at}`).join(separator)}`)).toEqual(expected);
  });

  test.each([
    ['Name,Elo,Club\n"Ruiz, Ana",1850,North\nBo,,\n', 'comma'],
    ['club;name;rating\r\nNorth;Ruiz, Ana;1850\r\n;Bo;\r\n', 'semicolon'],
    ['Rating\tClub\tName\n1850\tNorth\tRuiz, Ana\n\t\tBo\n', 'tab'],
  ])('a header: %j (%s)', (text) => {
    expect(read(text)).toEqual([{ name: 'Ruiz, Ana', rating: 1850, club: 'North' }, { name: 'Bo' }]);
  });

  test('first and last name become one', () => {
    expect(read('Vorname;Nachname;DWZ\nAna;Ruiz;1850')).toEqual([{ name: 'Ana Ruiz', rating: 1850 }]);
    expect(read('Nom;Prénom;Elo\nRuiz;Ana;1850')).toEqual([{ name: 'Ana Ruiz', rating: 1850 }]);
  });

  test('without headings they are found by what is in them', () => {
    expect(columns('1\tKim\tOslo\t1520\n2\tAna\tLisbon\t1480,5')).toEqual(['ignored', 'name', 'club', 'rating']);
    expect(read('1\tKim\tOslo\t1520\n2\tAna\tLisbon\t1480,5')).toEqual([
      { name: 'Kim', club: 'Oslo', rating: 1520 },
      { name: 'Ana', club: 'Lisbon', rating: 1480.5 },
    ]);
  });

  test('one that was read wrongly is given its meaning, and the one that had it is left out', () => {
    const text = 'Oslo;Kim;1520\nLisbon;Ana;1480';
    expect(columns(text)).toEqual(['name', 'club', 'rating']);
    const list = readPlayerList(text, { chosen: new Map([[1, 'name']]) });
    expect(list.columns.map(({ meaning }) => meaning)).toEqual(['ignored', 'name', 'rating']);
    expect(list.players[0]).toEqual({ name: 'Kim', rating: 1520 });
    const both = new Map<number, Meaning>([
      [1, 'name'],
      [0, 'club'],
    ]);
    expect(readPlayerList(text, { chosen: both }).players[0]).toEqual({ name: 'Kim', rating: 1520, club: 'Oslo' });
  });

  test('lines with commas are cut into columns on request, and each column is given its meaning', () => {
    const text = 'Oslo, Kim Larsen, 1520\nLisbon, Ana Ruiz, 1480';
    expect(readPlayerList(text)).toMatchObject({ columns: [], separable: true });
    expect(columns('Kim Larsen 1520\nAna Ruiz')).toEqual([]);
    expect(readPlayerList('Kim Larsen 1520\nAna Ruiz').separable).toBeUndefined();
    const chosen = new Map<number, Meaning>([
      [0, 'club'],
      [1, 'name'],
    ]);
    const list = readPlayerList(text, { chosen, inColumns: true });
    expect(list.columns.map(({ meaning }) => meaning)).toEqual(['club', 'name', 'rating']);
    expect(list.players[0]).toEqual({ name: 'Kim Larsen', rating: 1520, club: 'Oslo' });
  });

  test('quotes hold separators and line breaks together', () => {
    expect(read('Name,Club\n"Kim ""K"" Larsen","Oslo,\nNorth"\nAna,')).toEqual([
      { name: 'Kim "K" Larsen', club: 'Oslo, North' },
      { name: 'Ana' },
    ]);
  });
});

describe('[DK-30] files of other programs', () => {
  test('chess-results: lines about the event above the headings', () => {
    const text = [
      'From the Tournament-Database of Chess-Results http://chess-results.com',
      'Leith Spring Open',
      'Starting rank',
      'No.;;Name;FideID;FED;RtgI;RtgN;Club/City',
      '1;GM;Larsen, Kim;1503014;NOR;2520;2490;Oslo Schakselskap',
      '2;;Ruiz, Ana;2200000;ESP;0;1480;Lisboa',
    ].join('\n');
    expect(readPlayerList(text)).toMatchObject({
      players: [
        { name: 'Larsen, Kim', rating: 2520, club: 'Oslo Schakselskap' },
        { name: 'Ruiz, Ana', club: 'Lisboa' },
      ],
      problems: [],
      skipped: 3,
    });
  });

  test('Challonge: participants', () => {
    const text = 'Seed,Name,Challonge Name,Email,Checked In\n1,Kim,kim_l,kim@example.org,true\n2,Ana,ana_r,,false';
    expect(read(text)).toEqual([{ name: 'kim_l' }, { name: 'ana_r' }]);
    expect(columns(text)).toEqual(['ignored', 'ignored', 'name', 'contact', 'ignored']);
  });

  test('start.gg: the tag is the name; the passport and the address stay at home', () => {
    const text =
      'Id,Short GamerTag,First Name,Last Name,Email,Phone,Prefix\n77,Kimster,Kim,Larsen,kim@example.org,+47 22 00 00 00,OSL';
    const list = readPlayerList(text);
    expect(list.players).toEqual([{ name: 'Kimster', club: 'OSL' }]);
    expect(list.columns.map(({ meaning }) => meaning)).toEqual([
      'ignored',
      'name',
      'ignored',
      'ignored',
      'contact',
      'contact',
      'club',
    ]);
    expect(JSON.stringify(list.players)).not.toMatch(/Larsen|example|22 00/);
  });

  test('FIDE rating lists, whose columns stand at fixed places', () => {
    const line = (id: string, name: string, fed: string, rating: string) =>
      `${id.padEnd(15)}${name.padEnd(61)}${fed.padEnd(4)}M   GM        ${rating}  0   10 1990`;
    const head = `${'ID Number'.padEnd(15)}${'Name'.padEnd(61)}${'Fed'.padEnd(4)}Sex Tit  WTit ${'SRtng'} SGm SK B-day`;
    const at = head.indexOf('SRtng');
    const person = (id: string, name: string, rating: string) =>
      `${line(id, name, 'NOR', '').slice(0, at).padEnd(at)}${rating}  0   10 1990`;
    expect(
      read([head, person('1503014', 'Larsen, Kim', '2520'), person('1503015', 'Ruiz, Ana', '0   ')].join('\n')),
    ).toEqual([
      { name: 'Larsen, Kim', rating: 2520, club: 'NOR' },
      { name: 'Ruiz, Ana', club: 'NOR' },
    ]);
  });

  test('TRF', () => {
    const person = (rank: number, name: string, rating: number) =>
      `001 ${String(rank).padStart(4)} m    ${name.padEnd(33)} ${String(rating).padStart(4)} NOR    1503014 1990/11/30  1.0    1`;
    const text = ['012 Leith Spring Open', '022 Leith', person(1, 'Larsen, Kim', 2520), person(2, 'Ruiz, Ana', 0)].join(
      '\n',
    );
    expect(readPlayerList(text)).toMatchObject({
      players: [
        { name: 'Larsen, Kim', rating: 2520, club: 'NOR' },
        { name: 'Ruiz, Ana', club: 'NOR' },
      ],
      problems: [],
      skipped: 2,
    });
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])('saved as %s', (encoding) => {
    const text = 'Name;Verein\nJürgen Großmann;Köln\nInès;Orléans';
    const sixteen = (little: boolean, mark: boolean) =>
      Uint8Array.from(
        [...(mark ? '\uFEFF' : ''), ...text].flatMap((letter) => {
          const code = letter.charCodeAt(0);
          return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
        }),
      );
    const saved = {
      'utf-8': [new TextEncoder().encode(text), new TextEncoder().encode(`\uFEFF${text}`)],
      'utf-16le': [sixteen(true, true), sixteen(true, false)],
      'utf-16be': [sixteen(false, true), sixteen(false, false)],
      'windows-1252': [Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
    }[encoding];
    for (const bytes of saved ?? []) {
      expect(read(listText(bytes))).toEqual([
        { name: 'Jürgen Großmann', club: 'Köln' },
        { name: 'Inès', club: 'Orléans' },
      ]);
    }
  });
});

test('[DK-30] of two ratings the one that people have', () => {
  expect(read('Name;RtgI;RtgN\nAna;0;1450\nBo;0;1310\nCy;2011;1990').map(({ rating }) => rating)).toEqual([
    1450, 1310, 1990,
  ]);
  expect(read('Name;RtgI;RtgN\nAna;2050;1450\nBo;0;1310').map(({ rating }) => rating)).toEqual([2050, undefined]);
});

test('[DK-30] letters that Windows-1252 has and Latin-1 has not', () => {
  // D’Arc;Œuvre
  const bytes = [0x44, 0x92, 0x41, 0x72, 0x63, 0x3b, 0x8c, 0x75, 0x76, 0x72, 0x65];
  expect(listText(Uint8Array.from([...new TextEncoder().encode('Nom;Club\n'), ...bytes]))).toBe(
    'Nom;Club\nD’Arc;Œuvre',
  );
});

describe('[DK-30] what is not understood is reported, never imported silently', () => {
  test('each with its line', () => {
    expect(problems('name,rating\nAna,high\n,1500\nBo,12000\nCy,1\nCy,2')).toEqual([
      ['bad-rating', 2, 'high'],
      ['no-name', 3, '1500'],
      ['bad-rating', 4, '12000'],
      ['twice', 6, 'Cy'],
    ]);
    expect(problems(`# list\n${'x'.repeat(81)}`)).toEqual([['too-long', 2, 'x'.repeat(81)]]);
    expect(problems('name,rating\n"Ana,1').map(([code]) => code)).toContain('open-quote');
  });

  test('who is in already is left out, unless the club tells them apart', () => {
    const list = readPlayerList('Ana;1790;Canongate\nana;1500;Leith\nBo;1400;', {
      known: [{ name: 'Ana', club: 'canongate' }],
    });
    expect(list.players.map(({ name }) => name)).toEqual(['ana', 'Bo']);
    expect(list.problems).toEqual([{ code: 'here-already', line: 1, text: 'Ana' }]);
  });

  test('contact data is recognised in a column without a heading and in a line, and never imported', () => {
    const table = readPlayerList('Sami Kowalczyk; 1602; Portobello; 07700 900123\nBo; 1500; Leith; 07700 900124');
    expect(table.columns.at(-1)?.meaning).toBe('contact');
    expect(JSON.stringify(table.players)).not.toContain('07700');
    const forced = readPlayerList('Sami; 07700 900123\nBo; 07700 900124', { chosen: new Map([[1, 'club']]) });
    expect(JSON.stringify(forced.players)).not.toContain('07700');
    const line = readPlayerList('Kim Larsen kim@example.org\nAna Ruiz');
    expect(line.players).toEqual([{ name: 'Kim Larsen' }, { name: 'Ana Ruiz' }]);
    expect(line.problems).toEqual([{ code: 'contact', line: 1, text: 'Kim Larsen' }]);
  });
});
