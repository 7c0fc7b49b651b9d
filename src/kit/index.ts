export { isDay, isTime, isZone, monthOf, monthsBetween, startOfDay } from './calendar.ts';
export { canonicalJson } from './canonical.ts';
export { type Chance, chanceFrom, drawKey } from './chance.ts';
export { exp, ln, sqrt } from './elementary.ts';
export {
  compare,
  exactly,
  type Fraction,
  fraction,
  fractionOf,
  minus,
  NOUGHT,
  plus,
  sumOf,
  thousandthsOf,
  times,
} from './fraction.ts';
export { hashBy, hashOf, keyedHash } from './hash.ts';
export { LONGEST_NAME, nameFault } from './naming.ts';
export { readNumber, typedNumber } from './number.ts';
export { fail, ok, type Result } from './result.ts';
export { isSame } from './same.ts';
export {
  type BracketRound,
  type HalfPoints,
  inHalves,
  type Millis,
  type RoundNumber,
  type StageRound,
  stageRound,
  type Thousandths,
  type WireScore,
} from './units.ts';
export { assertDefined, missing, unreachable } from './unreachable.ts';
