import type { HalfPoints, Thousandths, WireScore } from '../../kit/index.ts';

/** The engine counts in whole numbers; a quantity says of what, so that every door can show it as people say it. */
export type Quantity =
  | number
  | { readonly halves: HalfPoints }
  | { readonly hundredths: number }
  | { readonly thousandths: Thousandths };

/** As people say it: 1.5 for three halves. For views only; nothing is decided with it. */
export function said(quantity: Quantity): WireScore {
  return plain(quantity) as WireScore;
}

function plain(quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  if ('halves' in quantity) return quantity.halves / 2;
  if ('hundredths' in quantity) return quantity.hundredths / 100;
  return quantity.thousandths / 1000;
}
