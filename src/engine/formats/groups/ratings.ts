import { ratedPeriod, type Strength } from './glicko2.ts';

/** Rating and deviation in hundredths, volatility in millionths; what is not known is that of an unrated player. */
export interface Rating {
  readonly rating: number;
  readonly deviation?: number;
  readonly volatility?: number;
}

/** All three figures, as they are recorded with an outcome. */
export type Figures = Required<Rating>;

/** GR-11: unrated players start at 1500 ± 350. */
export const UNRATED: Figures = { rating: 150_000, deviation: 35_000, volatility: 60_000 };

const HUNDREDTHS = 100;
const MILLIONTHS = 1_000_000;

/** GR-11: both players' figures after one game; `score` is that of `a`, doubled. Each is rated against the other's figures before it. */
export function rateGame(a: Rating, b: Rating, score: 0 | 1 | 2): [Figures, Figures] {
  const [first, second] = [strengthOf(a), strengthOf(b)];
  return [
    figuresOf(ratedPeriod(first, [{ ...second, score: score / 2 }])),
    figuresOf(ratedPeriod(second, [{ ...first, score: (2 - score) / 2 }])),
  ];
}

/** “1521 ± 390”: with 95 % probability the true strength is within the margin, which is 1.96 deviations. */
export function interval(rating: Rating): { readonly rating: number; readonly margin: number } {
  const { deviation } = { ...UNRATED, ...rating };
  return { rating: Math.floor((rating.rating + 50) / 100), margin: Math.floor((deviation * 196 + 5_000) / 10_000) };
}

function strengthOf(rating: Rating): Strength {
  const { rating: points, deviation, volatility } = { ...UNRATED, ...rating };
  const whole = [points, deviation, volatility].every(Number.isSafeInteger);
  if (!whole || deviation < 1 || volatility < 1) throw new Error(`Not a rating: ${JSON.stringify(rating)}`);
  return { rating: points / HUNDREDTHS, deviation: deviation / HUNDREDTHS, volatility: volatility / MILLIONTHS };
}

const figuresOf = (strength: Strength): Figures => ({
  rating: rounded(strength.rating * HUNDREDTHS),
  deviation: Math.max(1, rounded(strength.deviation * HUNDREDTHS)),
  volatility: Math.max(1, rounded(strength.volatility * MILLIONTHS)),
});

const rounded = (value: number): number => Math.floor(value + 0.5);
