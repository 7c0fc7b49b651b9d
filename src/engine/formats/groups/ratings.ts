import { type Figures, figuresOf, type KnownFigures, ratedPeriod, strengthOf, UNRATED } from '../../ratings/index.ts';

/** GR-11: both players' figures after one game; `score` is that of `a`, doubled. Each is rated against the other's figures before it. */
export function rateGame(a: KnownFigures, b: KnownFigures, score: 0 | 1 | 2): [Figures, Figures] {
  const [first, second] = [strengthOf(a), strengthOf(b)];
  return [
    figuresOf(ratedPeriod(first, [{ ...second, score: score / 2 }])),
    figuresOf(ratedPeriod(second, [{ ...first, score: (2 - score) / 2 }])),
  ];
}

/** “1521 ± 390”: with 95 % probability the true strength is within the margin, which is 1.96 deviations. */
export function interval(rating: KnownFigures): { readonly rating: number; readonly margin: number } {
  const { deviation } = { ...UNRATED, ...rating };
  return { rating: Math.floor((rating.rating + 50) / 100), margin: Math.floor((deviation * 196 + 5_000) / 10_000) };
}
