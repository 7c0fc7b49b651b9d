import type { Strength } from './glicko2.ts';

/** Rating and deviation in hundredths, volatility in millionths; what is not known is that of an unrated player. */
export interface KnownFigures {
  readonly rating: number;
  readonly deviation?: number;
  readonly volatility?: number;
}

/** All three, as they are recorded. */
export type Figures = Required<KnownFigures>;

/** Unrated players start at 1500 ± 350. */
export const UNRATED: Figures = { rating: 150_000, deviation: 35_000, volatility: 60_000 };

const HUNDREDTHS = 100;
const MILLIONTHS = 1_000_000;

export function strengthOf(known: KnownFigures): Strength {
  const { rating: points, deviation, volatility } = { ...UNRATED, ...known };
  const whole = [points, deviation, volatility].every(Number.isSafeInteger);
  if (!whole || deviation < 1 || volatility < 1) throw new Error(`Not a rating: ${JSON.stringify(known)}`);
  return { rating: points / HUNDREDTHS, deviation: deviation / HUNDREDTHS, volatility: volatility / MILLIONTHS };
}

export const figuresOf = (strength: Strength): Figures => ({
  rating: rounded(strength.rating * HUNDREDTHS),
  deviation: Math.max(1, rounded(strength.deviation * HUNDREDTHS)),
  volatility: Math.max(1, rounded(strength.volatility * MILLIONTHS)),
});

const rounded = (value: number): number => Math.floor(value + 0.5);
