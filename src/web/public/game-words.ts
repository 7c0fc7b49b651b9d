import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { labelText, listText, type Names } from '../../words/index.ts';
import type { Speech } from '../shared/words.ts';

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
