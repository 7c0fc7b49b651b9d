import { labelText, type Names } from '../../words/index.ts';
import { namedParts } from '../shared/boards/board-names.ts';
import { LinkedNames } from '../shared/boards/player-pages.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { pastOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { LateResult, MatchResult } from './match-result.tsx';
import { gameWords } from './match-words.ts';

export function PastGames({ view, player, names }: { view: Seen; player: string; names: Names }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const past = pastOf(view, player);
  if (past.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('me.past')}</h2>
      <ul className="past">
        {past.map(({ round, match }) => (
          <li key={match.id}>
            <span className="quiet">{namedParts(labelText(language, round.label))[0]}</span>
            <span>
              <LinkedNames text={gameWords(speech, round, match, player, names)} players={view.players} />
            </span>
            <MatchResult match={match} of={player} />
            <LateResult match={match} event={view.about.event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
