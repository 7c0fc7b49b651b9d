import type { MatchView } from '../../protocol/wire-views.ts';
import type { Names } from '../../words/index.ts';
import { useSpeech } from '../shared/words.ts';
import { inOrder, seatNumber } from './outcome-text.ts';

/** A table of several: the names beside the scores, the best first. */
export function SeatScores({ match, names }: { match: MatchView; names: Names }) {
  const { language } = useSpeech();
  return (
    <ol className="said-seats">
      {inOrder(match).map(({ player, seat }) => (
        <li key={player} className={match.winners.includes(player) ? 'won' : ''}>
          <bdi>{names(player)}</bdi> <b>{seatNumber(language, match, seat)}</b>
        </li>
      ))}
    </ol>
  );
}
