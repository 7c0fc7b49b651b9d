import { expect, test } from 'vitest';
import type { BracketMatchView, BracketView } from '../../../engine/index.ts';
import { bracketPages } from './bracket-pages.ts';

/** A whole bracket of `players`, its matches numbered round by round. */
const called = (round: number) => ({ rule: 'HK-25', code: 'label-final', figures: { round, of: 2 } });

function bracketOf(players: number): BracketView {
  const columns: BracketMatchView[][] = [];
  let number = 0;
  for (let count = players / 2; count >= 1; count /= 2) {
    const before = columns.at(-1) ?? [];
    columns.push(
      Array.from({ length: count }, (_, at) => ({
        match: ++number,
        state: 'waiting' as const,
        purpose: count === 1 ? ('final' as const) : ('round' as const),
        slots: [
          { kind: 'nobody', won: false },
          { kind: 'nobody', won: false },
        ],
        from: before.slice(2 * at, 2 * at + 2).map(({ match }) => match),
        row: 0,
      })),
    );
  }
  return {
    stage: 0,
    rows: players,
    columns: columns.map((matches, at) => ({ round: at + 1, label: called(at + 1), matches })),
  };
}

const shape = ({ columns }: BracketView) => columns.map(({ matches }) => matches.length);
const numbers = ({ columns }: BracketView) => columns.flatMap(({ matches }) => matches.map(({ match }) => match));

test('[DK-15] a bracket of sixteen is one page', () => {
  const bracket = bracketOf(16);
  expect(bracketPages(bracket)).toEqual([bracket]);
});

test('[DK-15] a bracket of 128 is eight parts of sixteen and the quarter-finals to the end, no match lost or twice', () => {
  const bracket = bracketOf(128);
  const pages = bracketPages(bracket);
  expect(pages.map(shape)).toEqual([...Array.from({ length: 8 }, () => [8, 4, 2, 1]), [4, 2, 1]]);
  expect(pages.flatMap(numbers).toSorted((a, b) => a - b)).toEqual(numbers(bracket));
});

test('[DK-15] on each page the first column fills the height, and a match stands midway between those it comes from', () => {
  for (const page of bracketPages(bracketOf(128))) {
    const [first] = page.columns;
    expect(first?.matches.map(({ row }) => row)).toEqual(first?.matches.map((_, at) => 2 * at + 1));
    expect(page.rows).toBe(2 * (first?.matches.length ?? 0));
    const rows = new Map(page.columns.flatMap(({ matches }) => matches.map(({ match, row }) => [match, row])));
    for (const { matches } of page.columns.slice(1)) {
      for (const { from, row } of matches) {
        const [above = 0, below = 0] = from.map((number) => rows.get(number) ?? 0);
        expect(row).toBe((above + below) / 2);
      }
    }
  }
});
