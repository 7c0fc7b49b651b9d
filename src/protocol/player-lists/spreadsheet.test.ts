import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSpreadsheetText, readPlayerList } from './index.ts';
import { textOf } from './spreadsheet.ts';

/** Saved by a spreadsheet program: an empty sheet, then Zeitstempel, Name, Elo, Verein. */
const saved = new Uint8Array(readFileSync(join(import.meta.dirname, 'spreadsheet.fixture.xlsx')));

test('[DK-30] the first sheet with anything in it is read like a table that was saved as text', async () => {
  expect(readPlayerList(await textOf(saved))).toMatchObject({
    players: [
      { name: 'Ana Ruiz', club: 'Lisbon', rating: 1850 },
      { name: 'Bo "Bobby" Lind', club: 'Oslo West' },
      { name: 'Çağrı Öz', rating: 1712 },
    ],
    problems: [],
  });
});

test('[DK-30] one that is cut off, or of the older kind, stays recognisable', async () => {
  expect(isSpreadsheetText(await textOf(saved.slice(0, 500)))).toBe(true);
  expect(isSpreadsheetText(await textOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])))).toBe(true);
});

test('[DK-30] any other file is its text', async () => {
  expect(await textOf(Uint8Array.from([0x5a, 0x6f, 0xe9]))).toBe('Zoé');
});

test('[DK-30] words below a table are not about anyone, unless names stand in the first column', () => {
  const table = 'No.\tName\tRtg\n1\tAna\t1850\n2\tBo\t1700\n';
  const { players, problems, skipped } = readPlayerList(`${table}Annotation:\nAll details on the web\n`);
  expect({ names: players.map(({ name }) => name), problems, skipped }).toEqual({
    names: ['Ana', 'Bo'],
    problems: [],
    skipped: 2,
  });
  expect(readPlayerList('Name\tRtg\nAna\t1850\nBo\n').players).toHaveLength(2);
  expect(readPlayerList(`${table}\nthree\n3\tCy\t1600\n`).problems).toMatchObject([{ code: 'no-name', line: 5 }]);
});
