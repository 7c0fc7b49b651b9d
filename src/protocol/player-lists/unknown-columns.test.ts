import { describe, expect, test } from 'vitest';
import { listText, readPlayerList } from './index.ts';
import { isSpreadsheet } from './text.ts';

const namesIn = (text: string) => readPlayerList(text).players.map(({ name }) => name);
const codesIn = (text: string) => readPlayerList(text).problems.map(({ code }) => code);

describe('[DK-30] headings as other programs and forms write them', () => {
  test.each([
    ['Rank,Team,Score\n1,Harbour Hawks,12\n2,Mill Owls,9', ['Harbour Hawks', 'Mill Owls']],
    ['Team Name,Captain e-mail\nHarbour Hawks,a@example.org\nMill Owls,b@example.org', ['Harbour Hawks', 'Mill Owls']],
    ['Joined,Member Name,Grade\n2025-09-01,Ana Ruiz,B\n2025-10-01,Bo Ek,C', ['Ana Ruiz', 'Bo Ek']],
    ['Zeitstempel;Ihr Name;Wie stark?\n05.01.2026 18:30:15;Jürgen Groß;mittel', ['Jürgen Groß']],
    ['Timestamp,"What is your name?",Anything else?\n1/5/2026 18:30:15,Ana Ruiz,no', ['Ana Ruiz']],
    ['Horodateur,Quel est votre nom complet ?\n05/01/2026 18:30:15,Zoé Petit', ['Zoé Petit']],
    ['Marca temporal,¿Cómo te llamas?\n5/1/2026 18:30:15,Íñigo Sáez', ['Íñigo Sáez']],
    ['Datum;Wie heißt du?;Lieblingsfarbe\n5.1.2026;Kim;rot', ['Kim']],
    ['Teilnehmer:in;Mannschaft\nKim Ek;Adler', ['Kim Ek']],
    ['Participante;Club\nIker;Norte', ['Iker']],
    ['Name (as on your card),Shirt\nAna Ruiz,M', ['Ana Ruiz']],
  ])('%j', (text, expected) => {
    expect(readPlayerList(text)).toMatchObject({ problems: [] });
    expect(namesIn(text)).toEqual(expected);
  });

  test('beside a person a team is the club', () => {
    expect(readPlayerList('Team,Player\nHawks,Ana').players).toEqual([{ name: 'Ana', club: 'Hawks' }]);
  });
});

describe('[DK-30] where no column is certain to be the names, nobody is read', () => {
  test.each([
    [
      'When,Who plays,Strength\n2026-01-05 18:30,Ana Ruiz,1500\n2026-01-06 19:00,Bo Ek,1400',
      'When · Who plays · Strength',
    ],
    ['Competitor,Grade\nAna Ruiz,1500\nBo Ek,1400', 'Competitor · Grade'],
    ['1,Ruiz,Ana,Lisbon\n2,Ek,Bo,Oslo', '1 · Ruiz · Ana · Lisbon'],
    ['1,Ruiz,Ana,1500\n2,Ek,Bo,1400', '1 · Ruiz · Ana · 1500'],
    ['Oslo;Kim;Larsen;1520\nLisbon;Ana;Ruiz;1480', 'Oslo · Kim · Larsen · 1520'],
  ])('%j', (text, seen) => {
    const list = readPlayerList(text);
    expect(list.players).toEqual([]);
    expect(list.problems).toEqual([{ code: 'no-name-column', line: 1, text: seen }]);
    expect(list.columns.length).toBeGreaterThan(1);
  });

  test('until somebody says which it is', () => {
    const text = 'When,Who plays,Strength\n2026-01-05,Ana Ruiz,1500\n2026-01-06,Bo Ek,1400';
    expect(readPlayerList(text, { chosen: new Map([[1, 'name']]) })).toMatchObject({
      players: [
        { name: 'Ana Ruiz', rating: 1500 },
        { name: 'Bo Ek', rating: 1400 },
      ],
      problems: [],
    });
  });

  test.each([
    [
      '1,Ana Ruiz,Lisbon,1500\n2,Bo Ek,Oslo,1400',
      [
        ['Ana Ruiz', 'Lisbon'],
        ['Bo Ek', 'Oslo'],
      ],
    ],
    [
      '1,Ana Ruiz,1500\n2,Bo Ek,1400',
      [
        ['Ana Ruiz', undefined],
        ['Bo Ek', undefined],
      ],
    ],
    [
      '2026-01-05,Ana\n2026-01-06,Bo',
      [
        ['Ana', undefined],
        ['Bo', undefined],
      ],
    ],
  ])('a numbered or dated list is certain: %j', (text, expected) => {
    expect(readPlayerList(text).players.map(({ name, club }) => [name, club])).toEqual(expected);
  });
});

test('[DK-7] a name, a club and a rating in one line', () => {
  expect(readPlayerList('Ana Ruiz, Lisbon, 1850\nvan Dyke, Ben, 1700\nEk, Bo, 1600, Oslo').players).toEqual([
    { name: 'Ana Ruiz', club: 'Lisbon', rating: 1850 },
    { name: 'van Dyke, Ben', rating: 1700 },
    { name: 'Ek, Bo', rating: 1600, club: 'Oslo' },
  ]);
});

describe('[DK-30] a spreadsheet file is recognised and not read as text', () => {
  const packed = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 8, 0, ...new TextEncoder().encode('xl/workbook.xml')]);
  const binary = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
  test.each([packed, binary])('%#', (bytes) => {
    expect(isSpreadsheet(bytes)).toBe(true);
    expect(readPlayerList(listText(bytes))).toMatchObject({ players: [], problems: [{ code: 'spreadsheet' }] });
  });
  test('a name that begins with PK is text', () => {
    expect(isSpreadsheet(new TextEncoder().encode('PK Larsen'))).toBe(false);
    expect(namesIn('PK Larsen')).toEqual(['PK Larsen']);
  });
});

/** What grows with the square of its length would take longer than a test may. */
describe('a list that would cost more than it can be worth is refused before it is read', () => {
  const times = (what: string, count: number) => what.repeat(count);
  test.each([
    ['columns and lines without end', `${times(',', 20_000)}\n${times('a,\n', 19_000)}`, 'too-many-columns'],
    ['columns with a heading', `Name${times(';Elo', 20_000)}\n${times('a;1\n', 19_000)}`, 'too-many-columns'],
    ['lines', times('a\n', 20_001), 'too-many-lines'],
  ])('%s', (_, text, code) => {
    expect(codesIn(text).slice(0, 1)).toEqual([code]);
  });

  test.each([
    ['addresses without end', times('@', 400_000)],
    ['blanks', `a${times(' ', 400_000)}b`],
    ['brackets', `a ${times('(a', 200_000)}`],
    ['a rating list with words without end', `ID Number Name Fed ${times('x ', 100_000)}\n${times('a\n', 19_000)}`],
    ['ratings', `Name${times(';Elo', 90)}\n${times('a;1\n', 19_000)}`],
    ['quotes', times('"', 400_000)],
  ])('%s cost a moment', (_, text) => {
    const list = readPlayerList(text);
    expect(JSON.stringify(list.problems).length).toBeLessThan(5_000_000);
  });
});
