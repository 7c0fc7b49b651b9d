import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingList, seasonTable } from '../../src/engine/index.ts';
import { thousandthsOf } from '../../src/kit/index.ts';
import { eloByTheRules, glickoByTheRules } from './ratings.ts';
import { asRated, asSummaries, asTold, evenings, rulesOfSeason } from './season.fixture.ts';
import { type OracleRow, seasonByTheRules, shown } from './season.ts';

/** A second opinion on seasons and ratings: small implementations that import nothing of the engine. */

const runs = process.env.LONG === undefined ? 400 : 20_000;

test('[CL-7] [CL-8] places, totals and what counts are as the rules alone say', () => {
  fc.assert(
    fc.property(evenings, rulesOfSeason, (given, rules) => {
      const byRules = seasonByTheRules(asTold(given), rules);
      const { rows, columns } = seasonTable(asSummaries(given), rules);
      const ours = rows.map(({ member, place, total, cells }) => ({
        who: member,
        place,
        total: thousandthsOf(total),
        counted: columns.flatMap(({ event }, at) => (cells[at]?.counted ? [event] : [])),
      }));
      const theirs = byRules.map((row) => ({ ...row, total: shown(row.total) }));
      const byName = <R extends { readonly who: string }>(list: readonly R[]) =>
        list.toSorted((one, other) => (one.who < other.who ? -1 : 1));
      expect(byName(ours)).toEqual(byName(theirs));
    }),
    { numRuns: runs },
  );
});

test('[CL-9] movement is from the places that the rules alone give without the last event', () => {
  const placesOf = (rows: readonly OracleRow[]) => new Map(rows.map(({ who, place }) => [who, place]));
  fc.assert(
    fc.property(evenings, rulesOfSeason, (given, rules) => {
      const told = asTold(given);
      const { rows, columns } = seasonTable(asSummaries(given), rules);
      const earlier = told.filter(({ id }) => id !== columns.at(-1)?.event);
      const [now, then] = [placesOf(seasonByTheRules(told, rules)), placesOf(seasonByTheRules(earlier, rules))];
      for (const { member, moved } of rows) {
        const [place, before] = [now.get(member), then.get(member)];
        expect(moved).toBe(place === undefined || before === undefined ? undefined : before - place);
      }
    }),
    { numRuns: runs },
  );
});

describe('[CL-13] ratings', () => {
  const elo = { kind: 'elo', start: 1500, kNew: 40, kUsual: 20, provisionalGames: 5 } as const;

  test('Elo: every figure is as the rule alone says', () => {
    fc.assert(
      fc.property(evenings, (given) => {
        const list = ratingList(asSummaries(given), elo);
        const figures = new Map(list.map(({ member, figures }) => [member, figures.rating]));
        expect(figures).toEqual(eloByTheRules(asRated(given), elo));
      }),
      { numRuns: runs },
    );
  });

  test('Glicko-2: every figure is within a hundredth of what the paper gives', () => {
    fc.assert(
      fc.property(evenings, (given) => {
        const events = asSummaries(given).map((event, at) => ({ ...event, month: `2026-0${given[at]?.finish}` }));
        const list = ratingList(events, { kind: 'glicko2' });
        const byPaper = glickoByTheRules(asRated(given));
        expect(new Set(list.map(({ member }) => member))).toEqual(new Set(byPaper.keys()));
        for (const { member, figures } of list) {
          const theirs = byPaper.get(member);
          expect(Math.abs(figures.rating / 100 - (theirs?.rating ?? 0))).toBeLessThan(0.02);
          expect(Math.abs((figures.deviation ?? 0) / 100 - (theirs?.deviation ?? 0))).toBeLessThan(0.02);
          expect(Math.abs((figures.volatility ?? 0) / 1e6 - (theirs?.volatility ?? 0))).toBeLessThan(0.000_02);
        }
      }),
      { numRuns: runs },
    );
  });
});
