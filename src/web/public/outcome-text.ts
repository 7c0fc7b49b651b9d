import type { MatchView } from '../../protocol/wire-views.ts';
import { type Language, scoreText } from '../../words/index.ts';

/** A seat's score as a view has it; nothing where there is none, or where nobody sat opposite (HK-25). */
export const seatNumber = (language: Language, { outcome }: MatchView, seat: number): string => {
  const score = outcome?.how === 'walkover' ? undefined : outcome?.scores[seat];
  return score === undefined ? '' : scoreText(language, score);
};

/** The seats of a table of several by their scores, the best first; as they sit where two play or nothing is in. */
export function inOrder({ seats, outcome }: MatchView): readonly { readonly player: string; readonly seat: number }[] {
  const all = seats.map((player, seat) => ({ player, seat }));
  const scoreOf = (seat: number) => outcome?.scores[seat] ?? Number.NEGATIVE_INFINITY;
  return seats.length === 2 || !outcome ? all : all.sort((a, b) => scoreOf(b.seat) - scoreOf(a.seat));
}
