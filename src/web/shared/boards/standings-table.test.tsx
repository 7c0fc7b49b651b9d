import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../../engine/formats/index.ts';
import { derive, type StandingView, said, tournamentView } from '../../../engine/index.ts';
import { assertDefined } from '../../../kit/index.ts';
import { SpeechProvider } from '../words.ts';
import { StandingsTable } from './standings-table.tsx';

// What a browser has, and Node has not.
beforeEach(() => {
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('HTMLElement', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** HK-10: a has beaten everyone and is through, the others are still playing for their places. */
function qualifying() {
  const hall = new Hall('hybrid', 'abcdef').begin();
  for (let phase = 1; phase < 5; phase++) hall.playOut('abcdef').over().draw();
  hall.playOut('abcdef').over();
  return assertDefined(tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: true }), 'view');
}

const cellsIn = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''));

const table = (standings: readonly StandingView[], told: { headline?: string | undefined; most?: number } = {}) => {
  const html = renderToStaticMarkup(
    <SpeechProvider>
      <StandingsTable standings={standings} names={(id) => id} winners={[]} {...told} />
    </SpeechProvider>,
  );
  const rows = html.split('<tr').slice(1);
  const [head = [], ...cells] = rows.map(cellsIn);
  return {
    head,
    cell: (player: number, column: string) => cells[player]?.[head.indexOf(column)],
    isEqual: (player: number) => /^ [^>]*is-equal/.test(rows[player + 1] ?? ''),
    followed: /followed">([^<]*)</.exec(html)?.[1],
  };
};

test('[HK-26] only those who are through have a seed, and every figure stands under its own name', () => {
  const { standings, headline } = qualifying();
  const { head, cell, followed } = table(standings, { headline });
  expect(head.slice(-6)).toEqual(['Seed', 'Points', 'Matches', 'Byes', 'State', 'Explanation']);
  const [first, next] = standings;
  expect([first?.state, next?.state]).toEqual(['qualified', 'active']);
  expect(['Seed', 'Points', 'Matches', 'Byes'].map((name) => cell(0, name))).toEqual(['1', '5', '5', '0']);
  expect(['Seed', 'Points', 'Matches', 'Byes'].map((name) => cell(1, name))).toEqual(['', '4', '5', '0']);
  expect(followed).toBe('5');
});

test('where there is room for one figure only it is the one that people follow', () => {
  const { standings, headline } = qualifying();
  expect(table(standings, { headline, most: 1 }).head).toContain('Points');
  expect(table(standings, { headline, most: 1 }).head).not.toContain('Seed');
  expect(table(standings, { headline, most: 2 }).head).toEqual(expect.arrayContaining(['Seed', 'Points']));
  expect(table(standings, { most: 1 }).head).toContain('Seed');
});

test('a dotted line joins those who are level in the same figure, not a seed of 2 and 2 points', () => {
  const row = (place: number, name: string, value: number): StandingView => ({
    ...{ place, player: `p${place}`, state: 'active', why: [] },
    criteria: [{ name, value: said(value) }],
  });
  const { isEqual } = table([row(1, 'seed', 2), row(2, 'points', 2), row(3, 'points', 2), row(4, 'points', 1)]);
  expect([0, 1, 2, 3].map(isEqual)).toEqual([false, true, false, false]);
});
