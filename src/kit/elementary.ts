/**
 * Exponential, logarithm and square root made of + − × ÷ in a fixed order. Those four give the same last bit on every
 * machine; Math.exp, Math.log and Math.sqrt may be approximated as each machine likes, and a recorded rating must not be.
 */

const EXP_TERMS = 18;
const LN_TERMS = 20;
const NEWTON_STEPS = 6;
const LN_2 = lnByRatio(1 / 3);

export function exp(x: number): number {
  const twos = Math.floor(x / LN_2 + 0.5);
  const rest = x - twos * LN_2;
  let series = 1;
  for (let term = EXP_TERMS; term > 0; term--) series = 1 + (rest / term) * series;
  return scaled(series, twos);
}

export function ln(x: number): number {
  const { rest, twos } = split(x, 1 / 1.5, 2);
  return lnByRatio((rest - 1) / (rest + 1)) + twos * LN_2;
}

/** ln m = 2 (t + t³/3 + t⁵/5 + …) with t = (m − 1) / (m + 1); the terms are enough for |t| ≤ 1/3. */
function lnByRatio(t: number): number {
  let series = 0;
  for (let term = LN_TERMS; term >= 0; term--) series = series * t * t + 1 / (2 * term + 1);
  return 2 * t * series;
}

export function sqrt(x: number): number {
  if (x === 0) return 0;
  const { rest, twos: fours } = split(x, 1, 4);
  let root = 1.5;
  for (let step = 0; step < NEWTON_STEPS; step++) root = (root + rest / root) / 2;
  return scaled(root, fours);
}

/** x = rest · factor^twos with low ≤ rest < low · factor; exact, as the factor is a power of two. */
function split(x: number, low: number, factor: number): { rest: number; twos: number } {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) throw new Error(`Not a positive number: ${x}`);
  let rest = x;
  let twos = 0;
  for (; rest >= low * factor; twos++) rest /= factor;
  for (; rest < low; twos--) rest *= factor;
  return { rest, twos };
}

function scaled(value: number, twos: number): number {
  let result = value;
  for (let left = twos; left > 0; left--) result *= 2;
  for (let left = twos; left < 0; left++) result /= 2;
  return result;
}
