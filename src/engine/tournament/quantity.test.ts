import { expect, test } from 'vitest';
import { type Quantity, said } from './index.ts';

test.each<[Quantity, number]>([
  [7, 7],
  [{ halves: 15 }, 7.5],
  [{ hundredths: 150_025 }, 1500.25],
  [{ thousandths: 5500 }, 5.5],
])('%j is said as %d', (quantity, figure) => expect(said(quantity)).toBe(figure));
