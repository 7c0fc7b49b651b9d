import type { Thousandths, WireScore } from '../kit/index.ts';

/** From the text of the number, since 1.005 × 1000 is 1004.9999999999999. Undefined: finer than thousandths, or too large. */
export function thousandthsIn(score: number): Thousandths | undefined {
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/.exec(String(score)) ?? [];
  if (sign === undefined) return undefined;
  const thousandths = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
  return sign === '-' ? -thousandths : thousandths;
}

/** The schema has refused what cannot be counted. */
export function thousandthsOf(score: WireScore): Thousandths {
  const thousandths = thousandthsIn(score);
  if (thousandths === undefined) throw new RangeError(`${score} isn't a score: at most three decimal places.`);
  return thousandths;
}

export const wireScore = (thousandths: Thousandths): WireScore => (thousandths / 1000) as WireScore;
