import './moments.css';
import { labelText, namesOf, numberText, unitName } from '../../words/index.ts';
import { headlineOf } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { pastOf, resultOf } from '../shared/whereabouts.ts';
import { type Speech, useSpeech } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';

/** The last games of the way to the title; the very last stands on the pennant. */
const MAX_GAMES = 6;

/** DK-14: worth a photograph. */
export function WinnersScene({ view }: { view: Seen }) {
  const speech = useSpeech();
  const { language } = speech;
  const names = namesOf(view.players);
  const { winners } = view.about;
  const [winner] = winners;
  const path = winner !== undefined && winners.length === 1 ? pastOf(view, winner).slice(0, MAX_GAMES).reverse() : [];
  const next = view.standings.filter(({ player, place }) => !winners.includes(player) && place <= 3).slice(0, 2);
  return (
    <section className="wall-scene wall-winners">
      <div className="wall-champions">
        {winners.map((player) => (
          <FitText key={player} block className="wall-champion">
            {names(player)}
          </FitText>
        ))}
      </div>
      {winner !== undefined && winners.length === 1 && (
        <p className="wall-figure">
          <span aria-hidden="true">★</span> {figureOf(speech, view, winner)}
        </p>
      )}
      {path.length > 0 && (
        <ol className="wall-path">
          {path.map(({ round, match }) => (
            <li key={match.id}>
              <span className="wall-path-round">{labelText(language, round.label)}</span>
              <b>
                {match.seats.length === 2
                  ? resultOf(language, match, winner)
                  : numberOrDash(language, match.outcome?.scores[match.seats.indexOf(winner ?? '')])}
              </b>
              <FitText className="wall-player">
                {match.seats
                  .filter((player) => player !== winner)
                  .map(names)
                  .join(', ')}
              </FitText>
            </li>
          ))}
        </ol>
      )}
      <ol className="wall-podium">
        {next.map((row) => (
          <li key={row.player}>
            <b>{row.place}</b>
            <FitText className="wall-player">{names(row.player)}</FitText>
            <span>{figureOf(speech, view, row.player)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** «15 points»: what counts first, and what it is called. */
function figureOf({ language }: Speech, { about, standings }: Seen, player: string): string {
  const row = standings.find((one) => one.player === player);
  const value = row && headlineOf(about, row);
  const name = about.headline ?? row?.criteria[0]?.name ?? '';
  return value === undefined ? '' : `${numberText(language, value)} ${unitName(language, name, value)}`;
}

const numberOrDash = (language: Speech['language'], score: number | null | undefined): string =>
  score === null || score === undefined ? '–' : numberText(language, score);
