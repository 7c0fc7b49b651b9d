import { type Chance, fail, ok, type Result } from '../../kit/index.ts';
import { int, item } from './rows.ts';
import { chooseBye, isSurelyPairable, type NoLegalPairing, reasonOf } from './swiss-draw-bye.ts';
import { drawOrder, repairBySwaps } from './swiss-draw-order.ts';
import { pairParts } from './swiss-draw-parts.ts';

/** Everybody who is to be paired, numbered 0 … n − 1. */
export interface SwissField {
  /** Whole numbers: half points doubled. */
  readonly scores: ArrayLike<number>;
  /** For each player, whom they have met. */
  readonly met: readonly (readonly number[])[];
  /** For each player, whom they would rather not meet (SW-11). */
  readonly avoid?: readonly (readonly number[])[];
  /** With an odd number: who may have the bye, the first candidate first (SW-12). */
  readonly byeOrder?: Iterable<number>;
  /** SW-9: rematches are allowed for this round; the answer for a met pair is the number of the round in which they last met. */
  readonly lastMet?: (a: number, b: number) => number;
}

export interface SwissDraw {
  /** Best scores first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
  readonly rematches: readonly (readonly [number, number])[];
  readonly brokenAvoids: readonly (readonly [number, number])[];
  readonly squaredDifference: number;
}

const nobody: readonly number[] = [];

/** SW-6 to SW-12: one best pairing of the whole field, proven best, by lot among the best. */
export function drawSwissRound(field: SwissField, chance: Chance): Result<SwissDraw, NoLegalPairing> {
  const { scores, met, avoid, lastMet } = field;
  let bye: number | undefined;
  if (met.length % 2 === 1) {
    const chosen = chooseBye(met, field.byeOrder ?? nobody, lastMet !== undefined);
    if (!chosen.ok) return chosen;
    bye = chosen.value;
  }
  const hasMet = (a: number, b: number): boolean => (met[a] ?? nobody).includes(b);
  const isAvoided = (a: number, b: number): boolean => avoid !== undefined && (avoid[a] ?? nobody).includes(b);
  const isBarred = avoid === undefined ? hasMet : (a: number, b: number) => hasMet(a, b) || isAvoided(a, b);

  const present: number[] = [];
  for (let player = 0; player < met.length; player++) if (player !== bye) present.push(player);
  const order = drawOrder(scores, chance.shuffle(present));
  const barred = repairBySwaps(order, isBarred, chance);
  if (barred.length > 0) {
    if (lastMet === undefined && bye === undefined && !isSurelyPairable(met.length, met)) {
      const reason = reasonOf(met);
      if (reason.left > 0) return fail(reason);
    }
    const costs = { scores, hasMet, isAvoided, lastMet: lastMet ?? (() => 0), latest: latestMeeting(field) };
    pairParts(order, barred, costs, chance);
  }
  return ok(accountOf(order.players, scores, hasMet, isAvoided, bye));
}

function latestMeeting({ met, lastMet }: SwissField): number {
  if (lastMet === undefined) return 0;
  let latest = 0;
  met.forEach((opponents, player) => {
    for (const opponent of opponents) latest = Math.max(latest, lastMet(player, opponent));
  });
  return latest;
}

function accountOf(
  players: Int32Array,
  scores: ArrayLike<number>,
  hasMet: (a: number, b: number) => boolean,
  isAvoided: (a: number, b: number) => boolean,
  bye: number | undefined,
): SwissDraw {
  const pairs: (readonly [number, number])[] = [];
  const rematches: (readonly [number, number])[] = [];
  const brokenAvoids: (readonly [number, number])[] = [];
  let squaredDifference = 0;
  for (let place = 0; place < players.length; place += 2) {
    const [a, b] = [int(players, place), int(players, place + 1)];
    const difference = item(scores, a) - item(scores, b);
    squaredDifference += difference * difference;
    const pair = [a, b] as const;
    pairs.push(pair);
    if (hasMet(a, b)) rematches.push(pair);
    if (isAvoided(a, b)) brokenAvoids.push(pair);
  }
  return { pairs, bye, rematches, brokenAvoids, squaredDifference };
}
