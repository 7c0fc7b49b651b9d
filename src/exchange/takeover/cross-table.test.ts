import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { audit } from '../../engine/index.ts';
import { textOf } from '../../protocol/player-lists/spreadsheet.ts';
import { must, pointsBy, problemIn, tablesBy } from './take-over.fixture.ts';

/** As chess-results saves it: words about the event, the table, words about the table. */
const saved = await textOf(new Uint8Array(readFileSync(join(import.meta.dirname, 'cross-table.fixture.xlsx'))));

describe('a cross table of chess-results', () => {
  const { state, view, notes } = must(saved);

  test('has name, rounds, results and byes', () => {
    expect(view).toMatchObject({ name: 'Harbour Open 2026', config: { win: 1, draw: 0.5 } });
    expect(tablesBy(view).map(({ matches, byes }) => [...matches, ...byes])).toEqual([
      ['Hansen, Åse | Crane, Dee | 1-0', 'Ek, Vera | Ibáñez, Pilar | 0-1'],
      ['Ibáñez, Pilar | Hansen, Åse | 0-0', 'Olsen, Bo | Ek, Vera | 1-0', 'Crane, Dee'],
      ['Hansen, Åse | Olsen, Bo | 1-0', 'Crane, Dee | Ibáñez, Pilar | 0-0'],
    ]);
    expect(view.rounds[0]?.absent).toMatchObject([{ bye: 'half' }]);
    expect(notes.join()).not.toMatch(/Half-point byes|Olsen, Bo has/);
    expect(audit(formats, [...state.log.slice()]).differences).toEqual([]);
  });

  test('and what a report says about people', () => {
    const [first] = state.facts.players.values();
    expect(first).toMatchObject({
      rating: { rating: 251_000 },
      externalId: '1500017',
      metadata: { fideId: '1500017', federation: 'NOR', title: 'GM' },
    });
    expect([...state.facts.players.values()].find(({ name }) => name === 'Crane, Dee')?.metadata).toEqual({
      federation: 'ENG',
    });
  });
});

test('white is w, or b where black is n', () => {
  const french = 'Rg.;Nom;Elo;1.Rd;Pts.\n1;Ana;1800;2n1;1\n2;Ben;1700;1b0;0\n';
  expect(tablesBy(must(french).view)[0]?.matches).toEqual(['Ben | Ana | 0-1']);
  const german = 'Rg.;Name;Elo;1.Rd;Pkt.\n1;Ana;1800;2s1;1\n2;Ben;1700;1w0;0\n';
  expect(tablesBy(must(german).view)[0]?.matches).toEqual(['Ben | Ana | 0-1']);
});

test('opponents are called by whichever number fits: the rank or the starting number', () => {
  const table = 'Rk.,SNo,Name,1.Rd,2.Rd,Pts.\n1,3,Cy,1w1,2b+,2\n2,1,Ana,3b0,-1,1\n3,2,Ben,-0,3w-,0\n';
  const { view } = must(table);
  expect(tablesBy(view).map(({ matches, byes }) => [...matches, ...byes])).toEqual([
    ['Cy | Ana | 1-0'],
    ['Ben | Cy | -+', 'Ana'],
  ]);
  expect(pointsBy(view)[0]).toEqual([1, 'Cy', 2]);
});

test('a table that contradicts itself, or has a cell that isn’t a result, is refused', () => {
  expect(problemIn('Rk.,Name,1.Rd,Pts.\n1,Ana,2w1,1\n2,Ben,1b1,1\n')).toContain('contradicts');
  expect(problemIn('Rk.,Name,1.Rd,Pts.\n1,Ana,2w9,1\n2,Ben,1b0,0\n')).toContain('Line 2');
  expect(problemIn('Rk.,Name,1.Rd,Pts.\n1,Ana,2w1,1\n1,Ben,1b0,0\n')).toContain('there twice');
});

test('a list of players alone is taken for rounds to come; anything else is not', () => {
  const { view, notes } = must('No.,Name,FED,Rtg\n1,Ana,NOR,1800\n2,Ben,SWE,1700\n');
  expect(view).toMatchObject({ status: 'registering', rounds: [] });
  expect(notes).toContain('The file is a list of players, without rounds.');
  expect(problemIn('Dear all,\nwe meet at seven.')).toContain('can’t be read here');
});
