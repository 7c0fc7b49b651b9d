import { memory, withOneMore } from '../../../kit/index.ts';
import { isSurelyPairable, type NoLegalPairing, reasonOf } from '../../pairing/swiss-draw-bye.ts';
import type { PlayerId, TablePlan } from '../../tournament/index.ts';
import type { Pairs } from './first-round.ts';
import { type Line, type Sheet, sheetBefore } from './sheet.ts';

/** The players to be paired, numbered, and which of the others each has met (SW-6: a forfeited match counts as met). */
export interface Entrants {
  readonly lines: readonly Line[];
  readonly numberOf: ReadonlyMap<PlayerId, number>;
  readonly met: readonly (readonly number[])[];
}

const known = memory<Sheet, Entrants | undefined>();

/** Once per sheet: the draw and its judgement both ask. */
export function entrantsOf(sheet: Sheet): Entrants {
  const made = known.get(sheet);
  if (made) return made;
  const before = sheetBefore.get(sheet);
  const entrants = numberedIn(sheet, before && known.get(before));
  known.set(sheet, entrants);
  // Nobody draws that round any more: of a long tournament only the last are kept.
  if (before) known.set(before, undefined);
  return entrants;
}

/** Those of the round before had the same numbers, and had met whom they had met. */
function numberedIn(sheet: Sheet, before: Entrants | undefined): Entrants {
  const lines = [...sheet.values()].filter((line) => line.active);
  const numberOf = before?.numberOf ?? new Map(lines.map((line, at) => [line.player, at]));
  const met = lines.map(({ meetings }, at) => {
    let numbers = before?.met[at] ?? [];
    for (let next = before?.lines[at]?.meetings.length ?? 0; next < meetings.length; next++) {
      const number = numberOf.get(meetings[next]?.opponent ?? '');
      if (number !== undefined && !numbers.includes(number)) numbers = withOneMore(numbers, number);
    }
    return numbers;
  });
  return { lines, numberOf, met };
}

interface Drawn {
  readonly tables: readonly TablePlan[];
  readonly pairs: Pairs;
}

/** The last draw, by number: whoever judges it need not look thousands of players up again. */
export const lastDrawn = memory<Entrants, Drawn>();

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
