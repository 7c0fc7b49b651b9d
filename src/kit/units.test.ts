import { expect, test } from 'vitest';
import {
  type HalfPoints,
  inHalves,
  type Millis,
  type RoundNumber,
  type StageRound,
  stageRound,
  type Thousandths,
} from './index.ts';

type Fits<One, Other> = One extends Other ? true : false;

/** The compiler holds these: each is `false` as a type. */
const mixed: [
  Fits<StageRound, RoundNumber>,
  Fits<RoundNumber, StageRound>,
  Fits<HalfPoints, Thousandths>,
  Fits<Thousandths, HalfPoints>,
  Fits<Millis, Thousandths>,
  Fits<RoundNumber, Millis>,
  Fits<number, StageRound>,
] = [false, false, false, false, false, false, false];

const plain: [Fits<number, RoundNumber>, Fits<HalfPoints, number>, Fits<StageRound, number>] = [true, true, true];

test('units do not fit one another; plain numbers fit all but a round of a stage', () => {
  expect(mixed).not.toContain(true);
  expect(plain).not.toContain(false);
});

test('a round of a stage counts from 1', () => {
  expect(stageRound(1)).toBe(1);
  for (const none of [0, -1, 1.5, Number.NaN]) expect(() => stageRound(none)).toThrow(`no round ${none}`);
});

test('points in halves', () => expect([0, 0.5, 1, 7.5].map(inHalves)).toEqual([0, 1, 2, 15]));
