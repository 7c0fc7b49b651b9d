import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { type Language, labelText, listText, type Names, scoreText } from '../../words/index.ts';
import type { Speech } from '../shared/words.ts';

/** A seat's score as a view has it; nothing where there is none, or where nobody played (HK-25). */
export const seatNumber = (language: Language, { outcome }: MatchView, seat: number): string => {
  const score = outcome?.how === 'played' ? outcome.scores[seat] : undefined;
  return score === undefined ? '' : scoreText(language, score);
};

/** The seats of a table of several by their scores, the best first; as they sit where two play or nothing is in. */
export function inOrder({ seats, outcome }: MatchView): readonly { readonly player: string; readonly seat: number }[] {
  const all = seats.map((player, seat) => ({ player, seat }));
  const scoreOf = (seat: number) => outcome?.scores[seat] ?? Number.NEGATIVE_INFINITY;
  return seats.length === 2 || !outcome ? all : all.sort((a, b) => scoreOf(b.seat) - scoreOf(a.seat));
}

/** Against whom, and on which side where the format has a word for it: «Bo · You play as attacker». */
export function gameWords(
  { t, language }: Pick<Speech, 't' | 'language'>,
  { sides }: Pick<RoundView, 'sides'>,
  { seats, games }: Pick<MatchView, 'seats' | 'games'>,
  player: string,
  names: Names,
): string {
  const others = listText(language, seats.filter((seat) => seat !== player).map(names));
  const game = games.at(-1);
  const side = game?.white === player ? sides?.white : game?.black === player ? sides?.black : undefined;
  return side ? `${others} · ${t('me.side', { side: labelText(language, side) })}` : others;
}
