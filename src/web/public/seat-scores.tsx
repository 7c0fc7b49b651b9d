import type { MatchView } from '../../protocol/wire-views.ts';
import type { Names } from '../../words/index.ts';
import { NameLink } from '../shared/boards/player-pages.tsx';
import { useSpeech } from '../shared/words.ts';
import { inOrder, seatNumber } from './match-words.ts';

/** A table of several: the names beside the scores, the best first. */
export function SeatScores({ match, names }: { match: MatchView; names: Names }) {
  const { language } = useSpeech();
  return (
    <ol className="said-seats">
      {inOrder(match).map(({ player, seat }) => (
        <li key={player} className={match.winners.includes(player) ? 'won' : ''}>
          <NameLink player={player} names={names} /> <b>{seatNumber(language, match, seat)}</b>
        </li>
      ))}
    </ol>
  );
}
