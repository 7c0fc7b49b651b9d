/** Glicko-2, from Glickman's paper “Example of the Glicko-2 system” (2013), with one game a period. */

export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

const scale = 173.7178;
/** The paper: between 0.3 and 1.2; 0.5 in its example. */
const tau = 0.5;

export const unrated: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

export function afterGame(own: Strength, other: Strength, score: number): Strength {
  const mu = (own.rating - 1500) / scale;
  const phi = own.deviation / scale;
  const phiOther = other.deviation / scale;
  const g = 1 / Math.sqrt(1 + (3 * phiOther ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - (other.rating - 1500) / scale)));
  const variance = 1 / (g ** 2 * expected * (1 - expected));
  const delta = variance * g * (score - expected);
  const volatility = newVolatility(phi, own.volatility, variance, delta);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const phiNew = 1 / Math.sqrt(1 / before ** 2 + 1 / variance);
  const muNew = mu + phiNew ** 2 * g * (score - expected);
  return { rating: muNew * scale + 1500, deviation: phiNew * scale, volatility };
}

/** Step 5 of the paper: the zero of f, by the Illinois algorithm. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number) => {
    const ex = Math.exp(x);
    const d = phi ** 2 + variance + ex;
    return (ex * (delta ** 2 - d)) / (2 * d ** 2) - (x - a) / tau ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k++;
    high = a - k * tau;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > 0.000001) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}
