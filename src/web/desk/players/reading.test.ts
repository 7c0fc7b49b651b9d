import { expect, test } from 'vitest';
import { readPlayers } from './reading.ts';

const read = (text: string) => readPlayers(text).players;

test('[DK-7] one name a line, with rating and club where they follow', () => {
  expect(read('Kim Larsen 1520\n\n  2. Ana Ruiz\nBo Lindqvist (Umeå)\nCy (Oslo) 1400')).toEqual([
    { name: 'Kim Larsen', rating: 1520 },
    { name: 'Ana Ruiz' },
    { name: 'Bo Lindqvist', club: 'Umeå' },
    { name: 'Cy', rating: 1400, club: 'Oslo' },
  ]);
});

test('[DK-7] names keep their numbers and their commas', () => {
  expect(read('Player 1\nPlayer 2\nLouis XIV')).toEqual([
    { name: 'Player 1' },
    { name: 'Player 2' },
    { name: 'Louis XIV' },
  ]);
  expect(read('"Larsen, Kim",1520\n"Ruiz, Ana",1480')).toEqual([
    { name: 'Larsen, Kim', rating: 1520 },
    { name: 'Ruiz, Ana', rating: 1480 },
  ]);
});

test('[DK-7] columns from a spreadsheet are found by what is in them', () => {
  const list = readPlayers('1\tKim\tOslo\t1520\n2\tAna\tLisbon\t1480,5');
  expect(list.columns).toEqual(['ignored', 'name', 'club', 'rating']);
  expect(list.players).toEqual([
    { name: 'Kim', club: 'Oslo', rating: 1520 },
    { name: 'Ana', club: 'Lisbon', rating: 1480.5 },
  ]);
});

test('[DK-7] or by their headings, in any order', () => {
  const list = readPlayers('Rating;Player;Phone;Club\n1520;Kim;555;Oslo\n;Ana;;\n1;;2;3');
  expect(list.columns).toEqual(['rating', 'name', 'ignored', 'club']);
  expect(list.players).toEqual([{ name: 'Kim', rating: 1520, club: 'Oslo' }, { name: 'Ana' }]);
  expect(list.skipped).toBe(1);
});

test('[DK-7] a column that was read wrongly is given its meaning, and the one that had it is left out', () => {
  const text = 'Oslo;Kim;1520\nLisbon;Ana;1480';
  expect(readPlayers(text).columns).toEqual(['name', 'club', 'rating']);
  const list = readPlayers(text, new Map([[1, 'name']]));
  expect(list.columns).toEqual(['ignored', 'name', 'rating']);
  expect(list.players).toEqual([
    { name: 'Kim', rating: 1520 },
    { name: 'Ana', rating: 1480 },
  ]);
  const both = readPlayers(
    text,
    new Map([
      [1, 'name'],
      [0, 'club'],
    ] as const),
  );
  expect(both.players[0]).toEqual({ name: 'Kim', rating: 1520, club: 'Oslo' });
});

test('[DK-7] the mark that spreadsheets write before a file is no part of a name', () => {
  expect(readPlayers('\uFEFFName,Rating\nKim,1520').headings).toEqual(['Name', 'Rating']);
});
