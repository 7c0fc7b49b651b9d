import './forecast.css';
import { useState } from 'react';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { meanText, percentText } from '../../../words/forecast/index.ts';
import { type Language, labelText } from '../../../words/index.ts';
import { LinkedNames, NameLink } from '../boards/player-pages.tsx';
import { type Translate, useSpeech, useT } from '../words.ts';
import { ForecastNote } from './forecast-note.tsx';
import type { ForecastOf } from './index.tsx';
import { Movement } from './movement.tsx';
import { chancesShown, roundsShown } from './rounds-shown.ts';
import { useForecast } from './watch.ts';

type Figures = NonNullable<Forecasted['figures']>;

const MAX_UPSETS = 3;

export function ForecastPanel({ id, version, names }: ForecastOf) {
  const { language } = useSpeech();
  const t = useT('forecast');
  const told = useForecast(id, version);
  if (!told) return null;
  const { figures } = told;
  if (!figures) {
    return (
      <section className="forecast ruled">
        <h3>{t('forecast.title')}</h3>
        <p className="hint">{t(told.pending ? 'forecast.working' : 'forecast.nothing')}</p>
      </section>
    );
  }
  const widest = Math.max(...figures.players.map(({ win }) => win.error));
  return (
    <section className="forecast stack ruled" data-version={figures.version}>
      <h3>{t('forecast.title')}</h3>
      <Chances figures={figures} names={names} t={t} language={language} />
      {figures.upsets.length > 0 && (
        <div className="forecast-upsets">
          <h4>{t('forecast.upsets')}</h4>
          <ul>
            {figures.upsets.slice(0, MAX_UPSETS).map(({ match, winner, loser, chance }) => (
              <li key={match}>
                <LinkedNames
                  text={t('forecast.upset', {
                    winner: names(winner),
                    loser: names(loser),
                    percent: percentText(chance),
                  })}
                  players={[winner, loser].map((one) => ({ id: one, name: names(one) }))}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ForecastNote figures={figures} widest={widest} />
      {told.pending && <p className="hint">{t('forecast.working')}</p>}
    </section>
  );
}

interface ChancesProps {
  readonly figures: Figures;
  readonly names: ForecastOf['names'];
  readonly language: Language;
  readonly t: Translate<'forecast' | 'common'>;
}

function Chances({ figures, names, t, language }: ChancesProps) {
  const [all, showAll] = useState(false);
  const { rows, more } = chancesShown(figures.players, all);
  const most = Math.max(0.01, ...figures.players.map(({ win }) => win.share));
  const mayGoOut = figures.players.some(({ outNext }) => outNext.share > 0);
  const rounds = roundsShown(figures.rounds).map(({ label, at }) => ({ at, label: labelText(language, label) }));
  return (
    <div className="scroll">
      <table className="list-table forecast-table">
        <caption className="unseen">{t('forecast.title')}</caption>
        <thead>
          <tr>
            <th>{t('forecast.player')}</th>
            <th className="forecast-bar-column">{t('forecast.wins_column')}</th>
            <th className="number tight">{t('forecast.podium')}</th>
            {mayGoOut && <th className="number tight">{t('forecast.outNext')}</th>}
            {rounds.map(({ label }) => (
              <th key={label} className="number tight forecast-reach" title={t('forecast.reachesLong', { label })}>
                {label}
              </th>
            ))}
            <th className="number tight">{t('forecast.meanPlace')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, win, podium, outNext, place, reach, moved }) => (
            <tr key={player} className={win.share === 0 ? 'is-out' : ''}>
              <td>
                <NameLink player={player} names={names} />
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
      {more > 0 && (
        <button type="button" className="link-button" onClick={() => showAll(true)}>
          {t('guest.all', { count: rows.length + more })}
        </button>
      )}
    </div>
  );
}
