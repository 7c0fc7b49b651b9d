import { labelText, type Names } from '../../words/index.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { pastOf, resultOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';

export function PastGames({ view, player, names }: { view: Seen; player: string; names: Names }) {
  const { t, language } = useSpeech();
  const past = pastOf(view, player);
  if (past.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('me.past')}</h2>
      <ul className="past">
        {past.map(({ round, match }) => (
          <li key={match.id}>
            <span className="quiet">{labelText(language, round.label)}</span>
            <span>{match.seats.map(names).join(' – ')}</span>
            <b>{resultOf(match)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
