import type { MatchView } from '../../protocol/wire-views.ts';
import { listText, type Names } from '../../words/index.ts';
import type { Speech } from '../shared/words.ts';

/** Against whom, and where the same two play twice, on which side: «Bo · You attack». */
export function gameWords(
  { t, language }: Pick<Speech, 't' | 'language'>,
  match: MatchView,
  player: string,
  names: Names,
): string {
  const others = listText(language, match.seats.filter((seat) => seat !== player).map(names));
  if (match.group === undefined) return others;
  return `${others} · ${match.seats[0] === player ? t('me.attack') : t('me.defend')}`;
}
