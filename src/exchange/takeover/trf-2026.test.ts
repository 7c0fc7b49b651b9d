import { describe, expect, test } from 'vitest';
import { readReportedEvent } from '../index.ts';
import { must, pointsBy, problemIn } from './take-over.fixture.ts';

/** As other programs write it: numbers with blanks before them, blanks after the last round, comments with rulers. */
const spring = [
  '012 Spring Open',
  '022 Malmö',
  '032 SWE',
  '042 2026/04/03',
  '052 2026/04/06',
  '102 IA Berg, Siv',
  '122 90 min + 30 s',
  '142 4',
  '152 W',
  '172 SWE FIDON',
  '192 FIDE_DUTCH_2026',
  '202 DE,BH/C1,WON',
  '222 5400+30',
  `132${' '.repeat(88)}26/04/03  26/04/04`,
  '### SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1  2222 2 2',
  '001    1 m GM Aas, Nils                         2510 NOR     1500017 1980/00/00  2.0    1     3 w 1     2 b 1  ',
  '001    2 w    Bok, Ida                          2301 SWE     1700031 1991/11/03  1.0    2     4 b 1     1 w 0  ',
  '001    3 m    Cruz, Leo                              ESP                         1.0    3     1 b 0  0000 - U  ',
  '001    4 m    Dahl, Ann                         1990 SWE                         0.5    4     2 w 0            ',
  'SWE    3                                        1850 SKA        4711',
  '240 H 002    4',
  '240 Z 003    2',
];
const changed = (from: string, to: string) => spring.map((line) => line.replace(from, to)).join('\r\n');
const text = spring.join('\r\n');

describe('[DU-11] an event in the layout of 2026 goes on here', () => {
  const { state, view, notes } = must(text);

  test('with its place, days, rounds, national ratings and tie-breaks', () => {
    expect(state.facts.event).toEqual({ venue: 'Malmö', firstDay: '2026-04-03', lastDay: '2026-04-06' });
    expect(view.config).toMatchObject({ rounds: 4, tieBreaks: ['direct-encounter', 'buchholz-cut-1'] });
    expect(view.players.map(({ name, rating, state: is }) => [name, rating, is])).toEqual([
      ['Aas, Nils', 2510, 'active'],
      ['Bok, Ida', 2301, 'dropped'],
      ['Cruz, Leo', 1850, 'active'],
      ['Dahl, Ann', 1990, 'active'],
    ]);
    expect(pointsBy(view).map(([, ...rest]) => rest)).toContainEqual(['Cruz, Leo', 1]);
  });

  test('and nothing is lost in silence', () => {
    expect(notes).toEqual(
      expect.arrayContaining([
        'Tie-breaks that aren’t taken over: WON.',
        'The rounds were paired by FIDE_DUTCH_2026; those to come are drawn by this format.',
        'Federation, arbiters, time limits, days of the rounds and the pairing program are left out.',
        'National names, ids and classes are left out; ratings are those that rank the players.',
      ]),
    );
    expect(notes.join()).not.toMatch(/aren’t understood|Dahl, Ann/);
  });
});

test.each([
  ['FIDE', undefined],
  ['NRO', 1850],
  ['HBFN', 1850],
])('[DU-11] line 172 says which rating ranks: %s', (method, rating) => {
  const { view } = must(changed('SWE FIDON', `SWE ${method}`));
  expect(view.players.find(({ name }) => name === 'Cruz, Leo')?.rating).toBe(rating);
});

test('[DU-11] forbidden pairs hold from round to round', () => {
  const apart = (line: string) => must(`${text}\r\n${line}`);
  expect(apart('260 001 004    1    4').state.facts.keepApart).toEqual([['p1', 'p4']]);
  expect(apart('260 001 004    1    4').notes.join()).not.toContain('some rounds only');
  expect(apart('260 001 002    1    4').state.facts.keepApart).toEqual([]);
  const later = apart('260 003 003    1    3    4');
  expect(later.state.facts.keepApart).toHaveLength(3);
  expect(later.notes.join()).toContain('forbidden for some rounds only');
});

test('[DU-11] byes of rounds to come and points that were changed are named', () => {
  const { notes } = must(`${text}\r\n240 H 004    1\r\n299           -0.5  000    1`);
  expect(notes.join()).toContain('(player, round, kind): Aas, Nils (4, H).');
  expect(notes.join()).toContain('Points that were added or taken away aren’t taken over: Aas, Nils.');
});

test.each([['250      01.0 001 002 0001 0002'], ['192 FIDE_DUTCH_2026_BAKU'], ['XXA    1  1.0  1.0']])(
  '[DU-11] accelerated pairings are refused with a sentence: %s',
  (line) => {
    const fast = `${text.replace('192 FIDE_DUTCH_2026\r\n', '')}\r\n${line}`;
    expect(problemIn(fast)).toBe('Accelerated pairings can’t be continued or checked here.');
    expect(readReportedEvent(fast)).toMatchObject({ ok: false, error: { code: 'acceleration' } });
  },
);

test('[DU-11] a checker knows byes of line 240, forbidden pairs, and what a bye is worth', () => {
  const event = readReportedEvent(`${text}\r\n162  W 1.0    D 0.5    P 0.5\r\n260 002 003    1    4`);
  expect(event.ok && event.value.forbidden).toEqual([{ first: 2, last: 3, numbers: [1, 4] }]);
  const round = event.ok ? event.value.rounds[1] : undefined;
  expect(round?.byes).toEqual(
    new Map([
      [3, { points: 1, isAllocated: true }],
      [4, { points: 1, isAllocated: false }],
    ]),
  );
  const football = readReportedEvent(`${text}\r\n162  W 3.0    D 1.0`);
  expect(football).toMatchObject({ ok: false, error: { code: 'points-unchecked' } });
});
