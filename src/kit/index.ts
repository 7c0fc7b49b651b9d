export { canonicalJson } from './canonical.ts';
export { type Chance, chanceFrom, drawKey } from './chance.ts';
export { exp, ln, sqrt } from './elementary.ts';
export { hashBy, hashOf, keyedHash } from './hash.ts';
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
