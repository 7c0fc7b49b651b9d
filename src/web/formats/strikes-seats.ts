import { placesOf, type SeatScore, type StrikesConfig, strikesOf } from '../../engine/formats/strikes/index.ts';
import { readOutcome } from '../../words/notation.ts';
import type { Reckoning } from '../shared/seat-so-far.ts';

function scoreIn(cell: string, inPlaces: boolean): SeatScore | undefined {
  if (cell === '') return undefined;
  const read = readOutcome(inPlaces ? `places ${cell}` : cell, 1);
  if (!read.ok || read.value.kind === 'forfeit') return undefined;
  const [score] = read.value.kind === 'scores' ? read.value.scores : read.value.places;
  return score ?? 'withdrawn';
}

/** ST-1 to ST-3: place, strikes, and the sum they lead to. */
export const seatsSoFar: Reckoning = (table, cells, config, before) => {
  const { scoring, eliminationAt } = config as StrikesConfig;
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
    return { ...shown, taken: own, total, out: total >= eliminationAt };
  });
};
