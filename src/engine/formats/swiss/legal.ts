import { isSurelyPairable, type NoLegalPairing, reasonOf } from '../../pairing/swiss-draw-bye.ts';
import type { PlayerId } from '../../tournament/index.ts';
import type { Line, Sheet } from './sheet.ts';

/** The players to be paired, numbered, and which of the others each has met (SW-6: a forfeited match counts as met). */
export interface Entrants {
  readonly lines: readonly Line[];
  readonly numberOf: ReadonlyMap<PlayerId, number>;
  readonly met: readonly (readonly number[])[];
}

/** Everyone who is to be paired or has the bye. */
export const playersIn = (sheet: Sheet): PlayerId[] =>
  [...sheet.lines.values()].filter((line) => line.playsNext).map((line) => line.player);

export function entrantsOf(sheet: Sheet): Entrants {
  const lines = [...sheet.lines.values()].filter((line) => line.playsNext);
  const numberOf = new Map(lines.map((line, at) => [line.player, at]));
  const met = lines.map(({ meetings }) => {
    const numbers: number[] = [];
    for (const { opponent } of meetings) {
      const number = numberOf.get(opponent);
      if (number !== undefined && !numbers.includes(number)) numbers.push(number);
    }
    return numbers;
  });
  return { lines, numberOf, met };
}

export const playersOf = ({ lines }: Entrants, numbers: readonly number[]): PlayerId[] =>
  numbers.flatMap((number) => lines[number]?.player ?? []);

/** The largest pairing without a rematch, looked for only where it is in doubt. */
const shortfall = ({ met }: Entrants): NoLegalPairing | undefined =>
  isSurelyPairable(met.length - (met.length % 2), met) ? undefined : reasonOf(met);

/** SW-9: the players among whom no pairing without a rematch exists; one may have the bye. */
export function unpairable(entrants: Entrants): PlayerId[] {
  const short = shortfall(entrants);
  if (!short || short.left <= entrants.met.length % 2) return [];
  return playersOf(
    entrants,
    short.islands.flat().sort((a, b) => a - b),
  );
}

/** SW-12: whose absence, in an odd field, leaves the others a pairing without a rematch. */
export function ableToRest(entrants: Entrants, mayRematch: boolean): (number: number) => boolean {
  const short = shortfall(entrants);
  if (!short) return () => true;
  // Where rematches are allowed, those whose absence leaves the fewest.
  const spare = new Set(short.left === 1 || mayRematch ? short.islands.flat() : []);
  return (number) => spare.has(number);
}
