import type { MatchView } from '../../protocol/wire-views.ts';
import { type Language, scoreText } from '../../words/index.ts';

/** A seat's score as a view has it; nothing where there is none, or where nobody sat opposite (HK-25). */
export const seatNumber = (language: Language, { outcome }: MatchView, seat: number): string => {
  const score = outcome?.how === 'walkover' ? undefined : outcome?.scores[seat];
  return score === undefined ? '' : scoreText(language, score);
};
