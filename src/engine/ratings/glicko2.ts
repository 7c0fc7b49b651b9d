import { exp, ln, sqrt } from '../../kit/index.ts';

/** Glickman, “Example of the Glicko-2 system”: the steps, letters and constants are those of that paper. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Opposition {
  readonly rating: number;
  readonly deviation: number;
  /** 1 for a win of the player who is rated, ½, or 0. */
  readonly score: number;
  /** Of a comparison that is only a part of a game; 1 without. */
  readonly weight?: number;
}

const TAU = 0.5;
const CONVERGED = 0.000_001;
/** Far more than it ever takes; a defect here must fail, not hang. */
const MAX_STEPS = 1_000;
const SCALE = 173.7178;
const CENTRE = 1500;
const PI_SQUARED = 9.869604401089358;
/** Beyond some 5200 points of difference an expected score would round to 0 and the variance to infinity. */
const FARTHEST = 30;

const square = (x: number): number => x * x;

/** The strength after one rating period with these games, of which there is at least one. */
export function ratedPeriod(player: Strength, games: readonly Opposition[]): Strength {
  const mu = (player.rating - CENTRE) / SCALE;
  const phi = player.deviation / SCALE;

  let information = 0;
  let surprise = 0;
  for (const game of games) {
    const part = game.weight ?? 1;
    const certainty = g(game.deviation / SCALE);
    const lead = certainty * (mu - (game.rating - CENTRE) / SCALE);
    const expected = 1 / (1 + exp(-Math.max(-FARTHEST, Math.min(FARTHEST, lead))));
    information += part * square(certainty) * expected * (1 - expected);
    surprise += part * certainty * (game.score - expected);
  }
  const v = 1 / information;
  const delta = v * surprise;

  const volatility = newVolatility(player.volatility, phi, v, delta);
  const phiSquared = 1 / (1 / (square(phi) + square(volatility)) + information);
  return {
    rating: SCALE * (mu + phiSquared * surprise) + CENTRE,
    deviation: SCALE * sqrt(phiSquared),
    volatility,
  };
}

/** A period without a game: the strength is less certain after it. */
export function idlePeriod(player: Strength): Strength {
  const phi = player.deviation / SCALE;
  return { ...player, deviation: SCALE * sqrt(square(phi) + square(player.volatility)) };
}

const g = (phi: number): number => 1 / sqrt(1 + (3 * square(phi)) / PI_SQUARED);

/** Step 5, the Illinois algorithm as published: another root finder could end at another root after a great upset. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const start = ln(square(sigma));
  const spread = square(phi) + v;
  const f = (x: number): number => {
    const ex = exp(x);
    return (ex * (square(delta) - spread - ex)) / (2 * square(spread + ex)) - (x - start) / square(TAU);
  };

  let a = start;
  // The paper's search below the start ends at its first step: there f is above 1/τ − ½.
  let b = square(delta) > spread ? ln(square(delta) - spread) : start - TAU;
  let fa = f(a);
  let fb = f(b);
  for (let step = 0; Math.abs(b - a) > CONVERGED; step++) {
    if (step === MAX_STEPS) throw new Error(`No volatility found for ${JSON.stringify({ sigma, phi, v, delta })}`);
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) {
      a = b;
      fa = fb;
    } else fa /= 2;
    b = c;
    fb = fc;
  }
  return exp(a / 2);
}
