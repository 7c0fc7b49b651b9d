import { expect, test } from 'vitest';
import type { HalfPoints, Millis, RoundNumber, StageRound, Thousandths } from './index.ts';

type Fits<One, Other> = One extends Other ? true : false;

/** The compiler holds these: each is `false` as a type. */
const mixed: [
  Fits<StageRound, RoundNumber>,
  Fits<RoundNumber, StageRound>,
  Fits<HalfPoints, Thousandths>,
  Fits<Thousandths, HalfPoints>,
  Fits<Millis, Thousandths>,
  Fits<RoundNumber, Millis>,
] = [false, false, false, false, false, false];

const plain: [Fits<number, RoundNumber>, Fits<HalfPoints, number>] = [true, true];

test('units do not fit one another; plain numbers fit all', () => {
  expect(mixed).not.toContain(true);
  expect(plain).not.toContain(false);
});
