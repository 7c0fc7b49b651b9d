import type { Pairing, PlayerId, Round } from '../../tournament/index.ts';
import type { DutchHistory } from './sheet.ts';

/** DU-2: numbers may change until this round is paired. */
const LAST_RENUMBERED = 4;

type Noted = Pick<Round | Pairing, 'notes'>;

const numbersIn = ({ notes }: Noted): readonly PlayerId[] | undefined =>
  notes.find(({ code }) => code === 'pairing-numbers')?.figures.players as readonly PlayerId[] | undefined;

/** DU-4: as it was drawn in round 1; undefined before that. */
export function initialColourOf({ rounds: [first] }: DutchHistory): 'white' | 'black' | undefined {
  const colour = first?.notes.find(({ code }) => code === 'initial-colour')?.figures.colour;
  return colour === 'white' || colour === 'black' ? colour : undefined;
}

/** The numbers that the rounds so far were drawn by, number 1 first. */
export const numbersOf = ({ rounds }: DutchHistory): readonly PlayerId[] => {
  const noted = rounds.findLast((round) => numbersIn(round));
  return (noted && numbersIn(noted)) ?? [];
};

/**
 * DU-2: by rating, then in order of entry; after round 4 latecomers go to the end. Not by name: a name can be erased
 * (DK-31), and the public, who may run the draw again, need not know it.
 */
export function nextNumbers(history: DutchHistory): readonly PlayerId[] {
  const { players, field, rounds } = history;
  const ratingOf = (id: PlayerId): number => players.get(id)?.rating?.rating ?? 0;
  const sorted = field.toSorted((a, b) => ratingOf(b) - ratingOf(a));
  if (rounds.length < LAST_RENUMBERED) return sorted;
  const numbered = numbersOf(history);
  return [...numbered, ...sorted.filter((id) => !numbered.includes(id))];
}
