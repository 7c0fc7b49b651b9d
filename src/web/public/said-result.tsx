import type { GameView, MatchView, Outcome, RoundView } from '../../protocol/wire-views.ts';
import { type Names, seatTexts } from '../../words/index.ts';
import { useSpeech } from '../shared/words.ts';

interface SaidProps {
  readonly outcome: Outcome;
  readonly round: RoundView;
  readonly match: MatchView;
  readonly game: GameView | undefined;
  readonly names: Names;
}

/** A result with the names beside the scores; who moves first is on the left (DK-3). */
export function SaidResult({ outcome, round, match, game, names }: SaidProps) {
  const { language } = useSpeech();
  const { seats } = match;
  const texts = seatTexts(language, outcome, seats.length);
  if (seats.length !== 2) {
    return (
      <ol className="said-seats">
        {seats.map((seat, at) => (
          <li key={seat}>
            <bdi>{names(seat)}</bdi> <b>{texts[at]}</b>
          </li>
        ))}
      </ol>
    );
  }
  const begins = game?.[round.sides?.first ?? 'white'];
  const [first, second] = begins !== undefined && begins === seats[1] ? [1, 0] : [0, 1];
  return (
    <span className="said-pair">
      <bdi>{names(seats[first] ?? '')}</bdi>{' '}
      <b>
        {texts[first]} – {texts[second]}
      </b>{' '}
      <bdi>{names(seats[second] ?? '')}</bdi>
    </span>
  );
}
