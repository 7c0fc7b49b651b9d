import { placesOf, type SeatScore, type StrikesConfig, strikesOf } from '../../engine/index.ts';
import { readOutcome } from '../../words/notation.ts';

/** What a table of accumulated strikes comes to while its scores are typed (ST-2, ST-3). */
export interface SeatSoFar {
  /** Among the scores typed so far. */
  readonly place?: number;
  /** The last of the places that tied players share. */
  readonly sharedTo?: number;
  /** Once every seat has its score. */
  readonly strikes?: number;
  readonly total?: number;
  /** ST-1: at the end of this round. */
  readonly out: boolean;
}

function scoreIn(cell: string, inPlaces: boolean): SeatScore | undefined {
  if (cell === '') return undefined;
  const read = readOutcome(inPlaces ? `places ${cell}` : cell, 1);
  if (!read.ok || read.value.kind === 'forfeit') return undefined;
  const [score] = read.value.kind === 'scores' ? read.value.scores : read.value.places;
  return score ?? 'withdrawn';
}

export function seatsSoFar(
  table: { readonly seats: readonly string[] },
  cells: readonly string[],
  { scoring, eliminationAt }: StrikesConfig,
  before: (player: string) => number,
): readonly SeatSoFar[] {
  const scores = table.seats.map((_, seat) => scoreIn(cells[seat] ?? '', scoring === 'places'));
  const typed = scores.filter((score) => score !== undefined);
  const places = placesOf(typed, scoring);
  const strikes = typed.length === scores.length ? strikesOf(places) : undefined;
  let next = 0;
  return table.seats.map((player, seat) => {
    if (scores[seat] === undefined) return { out: false };
    const at = next++;
    const place = places[at] ?? 1;
    const sharedTo = place + places.filter((other) => other === place).length - 1;
    const shown = { place, ...(sharedTo > place && { sharedTo }) };
    const own = strikes?.[at];
    if (own === undefined) return { ...shown, out: false };
    const total = before(player) + own;
    return { ...shown, strikes: own, total, out: total >= eliminationAt };
  });
}
