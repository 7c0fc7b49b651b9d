import type { Outcome } from '../../engine/index.ts';
import type { GameView, MatchView, RoundView } from '../../protocol/wire-views.ts';
import { movesText, type Names, seatTexts } from '../../words/index.ts';
import { NameLink } from '../shared/boards/player-pages.tsx';
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
            <NameLink player={seat} names={names} /> <b>{texts[at]}</b>
          </li>
        ))}
      </ol>
    );
  }
  const begins = game?.[round.sides?.first ?? 'white'];
  const [first, second] = begins !== undefined && begins === seats[1] ? [1, 0] : [0, 1];
  return (
    <span className="said-pair">
      <NameLink player={seats[first] ?? ''} names={names} />{' '}
      <b>
        {texts[first]} – {texts[second]}
        {movesText(outcome)}
      </b>{' '}
      <NameLink player={seats[second] ?? ''} names={names} />
    </span>
  );
}
