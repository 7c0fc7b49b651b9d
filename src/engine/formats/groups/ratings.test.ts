import fc from 'fast-check';
import glicko2 from 'glicko2-lite';
import { describe, expect, test } from 'vitest';
import { exp, ln, sqrt } from '../../../kit/index.ts';
import { type KnownFigures, ratedPeriod, UNRATED } from '../../ratings/index.ts';
import { interval, rateGame } from './ratings.ts';

const anyFigures = fc.record({
  rating: fc.integer({ min: 0, max: 350_000 }),
  deviation: fc.integer({ min: 2_000, max: 50_000 }),
  volatility: fc.integer({ min: 20_000, max: 120_000 }),
});
const anyScore = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
const unrated = { rating: 150_000 };

/** What the library makes of the same game, in its own figures. */
function byLibrary(player: Required<KnownFigures>, opponent: KnownFigures & { deviation: number }, score: number) {
  const rated = glicko2(player.rating / 100, player.deviation / 100, player.volatility / 1_000_000, [
    [opponent.rating / 100, opponent.deviation / 100, score / 2],
  ]);
  return { rating: rated.rating * 100, deviation: rated.rd * 100, volatility: rated.vol * 1_000_000 };
}

describe('one game', () => {
  test('[GR-11] unrated players start at 1500 ± 350, and one win moves both by the same 162', () => {
    expect(UNRATED).toEqual({ rating: 150_000, deviation: 35_000, volatility: 60_000 });
    const [winner, loser] = rateGame(unrated, unrated, 2);
    expect(winner).toEqual({ rating: 166_231, deviation: 29_032, volatility: 60_000 });
    expect(loser).toEqual({ rating: 133_769, deviation: 29_032, volatility: 60_000 });
  });

  test('[GR-11] a draw between equals moves no rating, and makes both better known', () => {
    const [first, second] = rateGame(unrated, unrated, 1);
    expect(first).toEqual(second);
    expect(first.rating).toBe(150_000);
    expect(first.deviation).toBeLessThan(35_000);
  });

  test('[GR-11] thousands of random games come out as in glicko2-lite, to the hundredth', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, anyScore, (a, b, score) => {
        const [first, second] = rateGame(a, b, score);
        for (const [ours, theirs] of [
          [first, byLibrary(a, b, score)],
          [second, byLibrary(b, a, 2 - score)],
        ] as const) {
          expect(Math.abs(ours.rating - theirs.rating)).toBeLessThan(0.501);
          expect(Math.abs(ours.deviation - theirs.deviation)).toBeLessThan(0.501);
          expect(Math.abs(ours.volatility - theirs.volatility)).toBeLessThan(0.501);
        }
      }),
      { numRuns: 4_000 },
    );
  });

  test('[GR-11] it does not matter who is named first, a win never costs and a better score is never worth less', () => {
    fc.assert(
      fc.property(anyFigures, anyFigures, (a, b) => {
        const [lost, drawn, won] = [rateGame(a, b, 0), rateGame(a, b, 1), rateGame(a, b, 2)];
        expect(rateGame(b, a, 0)).toEqual([won[1], won[0]]);
        expect(won[0].rating).toBeGreaterThanOrEqual(Math.max(a.rating, drawn[0].rating));
        expect(lost[0].rating).toBeLessThanOrEqual(Math.min(a.rating, drawn[0].rating));
      }),
    );
  });

  test('[GR-11] any figures, however far apart, give whole figures again', () => {
    const extreme = fc.record({
      rating: fc.integer({ min: -100_000_000, max: 100_000_000 }),
      deviation: fc.integer({ min: 1, max: 1_000_000 }),
      volatility: fc.integer({ min: 1, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(extreme, extreme, anyScore, (a, b, score) => {
        for (const figures of rateGame(a, b, score)) {
          expect(Object.values(figures).every(Number.isSafeInteger)).toBe(true);
          expect(Math.min(figures.deviation, figures.volatility)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('[GR-11] the figures of a long series are the same everywhere, to the last digit', () => {
    let [a, b] = [UNRATED, { ...UNRATED, rating: 180_000 }];
    for (let game = 0; game < 300; game++) {
      [a, b] = rateGame(a, b, ((game * 7 + (game >> 2)) % 3) as 0 | 1 | 2);
    }
    expect(a).toEqual({ rating: 165_277, deviation: 6_022, volatility: 59_713 });
    expect(b).toEqual({ rating: 164_723, deviation: 6_022, volatility: 59_713 });
  });

  test('[GR-11] so are those at the edge of a digit, which show where the search for the volatility began and how it went', () => {
    const volatility = (deviation: number, opponent: KnownFigures, score: 0 | 1 | 2) =>
      rateGame({ rating: 150_000, deviation, volatility: 120_000 }, opponent, score)[0].volatility;
    expect(volatility(1_000, { rating: -5_000, deviation: 10_000 }, 1)).toBe(120_025);
    expect(volatility(1_000, { rating: 140_000, deviation: 3_000 }, 1)).toBe(119_977);
    expect(volatility(10_000, { rating: -50_000, deviation: 50_000 }, 0)).toBe(120_031);
    expect(volatility(20_000, { rating: 50_000, deviation: 10_000 }, 1)).toBe(120_023);
  });

  test('fractions and a deviation of nothing are defects', () => {
    expect(() => rateGame({ rating: 1500.5 }, unrated, 2)).toThrow('Not a rating');
    expect(() => rateGame({ rating: 150_000, deviation: 0 }, unrated, 2)).toThrow('Not a rating');
    expect(() => rateGame(unrated, { rating: 150_000, volatility: 0 }, 2)).toThrow('Not a rating');
  });
});

test("[GR-11] Glickman's worked example: 1500 (200) after three games is 1464.06 (151.52), volatility 0.05999", () => {
  const after = ratedPeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  // The paper rounds between its steps; without that its 1464.06 is 1464.05.
  expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.011);
  expect(after.deviation).toBeCloseTo(151.52, 2);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('[GR-11] shown as the rating ± 1.96 deviations, both whole', () => {
  expect(interval({ rating: 152_149, deviation: 19_898 })).toEqual({ rating: 1521, margin: 390 });
  expect(interval({ rating: 152_150, deviation: 19_872 })).toEqual({ rating: 1522, margin: 389 });
  expect(interval(UNRATED)).toEqual({ rating: 1500, margin: 686 });
  expect(interval({ rating: 150_000 })).toEqual({ rating: 1500, margin: 686 });
});

test('[GR-11] exponential, logarithm and root of + − × ÷ alone are good to 13 digits', () => {
  fc.assert(
    fc.property(fc.double({ min: -60, max: 60, noNaN: true }), (x) => {
      const power = Math.exp(x);
      expect(Math.abs(exp(x) / power - 1)).toBeLessThan(5e-14);
      expect(Math.abs(ln(power) - Math.log(power))).toBeLessThan(1e-14 * Math.max(1, Math.abs(x)));
      expect(Math.abs(sqrt(power) / Math.sqrt(power) - 1)).toBeLessThan(1e-15);
    }),
    { numRuns: 2_000 },
  );
});
