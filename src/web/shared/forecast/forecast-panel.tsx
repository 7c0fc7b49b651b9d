import './forecast.css';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { type ForecastWords, forecastWord, meanText, percentText } from '../../../words/forecast/index.ts';
import { type Language, labelText, numberText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import type { ForecastOf } from './index.tsx';
import { Movement } from './movement.tsx';
import { roundsShown } from './rounds-shown.ts';
import { useForecast } from './use-forecast.ts';

type Figures = NonNullable<Forecasted['figures']>;

const MAX_UPSETS = 3;

export function ForecastPanel({ id, version, names }: ForecastOf) {
  const { language } = useSpeech();
  const told = useForecast(id, version);
  const word = (key: keyof ForecastWords, figures?: Record<string, string | number>) =>
    forecastWord(language, key, figures);
  if (!told) return null;
  const { figures } = told;
  if (!figures) {
    return (
      <section className="forecast ruled">
        <h3>{word('title')}</h3>
        <p className="hint">{word(told.pending ? 'working' : 'nothing')}</p>
      </section>
    );
  }
  const widest = Math.max(...figures.players.map(({ win }) => win.error));
  return (
    <section className="forecast stack ruled" data-version={figures.version}>
      <h3>{word('title')}</h3>
      <Chances figures={figures} names={names} word={word} language={language} />
      {figures.upsets.length > 0 && (
        <div className="forecast-upsets">
          <h4>{word('upsets')}</h4>
          <ul>
            {figures.upsets.slice(0, MAX_UPSETS).map(({ match, winner, loser, chance }) => (
              <li key={match}>
                {word('upset', { winner: names(winner), loser: names(loser), percent: percentText(chance) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="hint">
        {word('note', { runs: figures.runs, error: numberText(language, Math.ceil(widest * 100)) })}{' '}
        {word('of', { version: figures.version })}
        {told.pending && ` ${word('working')}`}
      </p>
    </section>
  );
}

/** Whoever is out has nothing to expect; who went out just now is shown once more. */
const isHeading = ({ win, podium, outNext, moved = 0 }: Figures['players'][number]): boolean =>
  win.share > 0 || podium.share > 0 || outNext.share < 1 || moved !== 0;

interface ChancesProps {
  readonly figures: Figures;
  readonly names: ForecastOf['names'];
  readonly language: Language;
  readonly word: (key: keyof ForecastWords, figures?: Record<string, string | number>) => string;
}

function Chances({ figures, names, word, language }: ChancesProps) {
  const most = Math.max(0.01, ...figures.players.map(({ win }) => win.share));
  const mayGoOut = figures.players.some(({ outNext }) => outNext.share > 0);
  const rounds = roundsShown(figures.rounds).map(({ label, at }) => ({ at, label: labelText(language, label) }));
  return (
    <div className="scroll">
      <table className="list-table forecast-table">
        <caption className="unseen">{word('title')}</caption>
        <thead>
          <tr>
            <th>{word('player')}</th>
            <th className="forecast-bar-column">{word('wins_column')}</th>
            <th className="number tight">{word('podium')}</th>
            {mayGoOut && <th className="number tight">{word('outNext')}</th>}
            {rounds.map(({ label }) => (
              <th key={label} className="number tight forecast-reach" title={word('reachesLong', { label })}>
                {label}
              </th>
            ))}
            <th className="number tight">{word('meanPlace')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.players.filter(isHeading).map(({ player, win, podium, outNext, place, reach, moved }) => (
            <tr key={player} className={win.share === 0 ? 'is-out' : ''}>
              <td>
                <bdi>{names(player)}</bdi>
              </td>
              <td className="forecast-bar-column">
                <span className="forecast-bar" style={{ inlineSize: `${Math.round((60 * win.share) / most)}%` }} />{' '}
                <b>{percentText(win.share)}</b> <Movement by={moved ?? 0} language={language} />
              </td>
              <td className="number tight">{percentText(podium.share)}</td>
              {mayGoOut && <td className="number tight">{percentText(outNext.share)}</td>}
              {rounds.map(({ label, at }) => (
                <td key={label} className="number tight forecast-reach">
                  {percentText(reach[at]?.share ?? 0)}
                </td>
              ))}
              <td className="number tight">{meanText(language, place.mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
