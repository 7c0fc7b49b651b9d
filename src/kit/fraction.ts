/** Exact fractions of whole numbers: shared places give averages of averages, and no tie may depend on rounding. */
export interface Fraction {
  /** Reduced, and the sign is here. */
  readonly over: bigint;
  readonly under: bigint;
}

const magnitude = (a: bigint): bigint => (a < 0n ? -a : a);

function commonDivisor(a: bigint, b: bigint): bigint {
  let [more, less] = [magnitude(a), b];
  while (less > 0n) [more, less] = [less, more % less];
  return more;
}

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)];
  if (b === 0n) throw new RangeError('Nothing is divided by nought.');
  if (b === 1n) return { over: a, under: b };
  const sign = b < 0n ? -1n : 1n;
  const divisor = commonDivisor(a, magnitude(b)) * sign;
  return { over: a / divisor, under: b / divisor };
}

export const NOUGHT: Fraction = fraction(0);

const MAX_DECIMALS = 1000;

/** A number as people say it, with up to three decimals: 1.5 is 3/2. */
export const fractionOf = (said: number): Fraction => fraction(Math.round(said * MAX_DECIMALS), MAX_DECIMALS);

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under) return fraction(a.over + b.over, a.under);
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

/** The sum of all, reduced once. */
export function sumOf(figures: readonly Fraction[]): Fraction {
  let [over, under] = [0n, 1n];
  for (const figure of figures) {
    if (figure.over === 0n) continue;
    if (figure.under === under) over += figure.over;
    else if (under % figure.under === 0n) over += figure.over * (under / figure.under);
    else [over, under] = [over * figure.under + figure.over * under, under * figure.under];
  }
  return fraction(over, under);
}

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under });

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

/** Negative: the first is less. */
export function compare(a: Fraction, b: Fraction): number {
  const [left, right] = a.under === b.under ? [a.over, b.over] : [a.over * b.under, b.over * a.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Rounded to thousandths, halves away from nought: for showing, never for comparing. */
export function thousandthsOf({ over, under }: Fraction): number {
  const rounded = (magnitude(over) * 2000n + under) / (2n * under);
  return Number(over < 0n ? -rounded : rounded);
}

/** As it is written exactly: “37/3”, “12”. */
export const exactly = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);
