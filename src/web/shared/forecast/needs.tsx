import './forecast.css';
import { percentText, sayNeed } from '../../../words/forecast/index.ts';
import { labelText } from '../../../words/index.ts';
import { LinkedNames } from '../boards/player-pages.tsx';
import { useSpeech, useT } from '../words.ts';
import { ForecastNote } from './forecast-note.tsx';
import type { ForecastOf } from './index.tsx';
import { roundsShown } from './rounds-shown.ts';
import { useForecast } from './watch.ts';

export function NeedSentences({ id, version, names, player }: ForecastOf & { readonly player: string }) {
  const { language } = useSpeech();
  const t = useT('forecast');
  const figures = useForecast(id, version)?.figures;
  const need = figures?.needs.find((one) => one.player === player);
  const row = figures?.players.find((one) => one.player === player);
  if (!figures || !row || (!need && row.win.share === 0)) return null;
  // What is certain either way needs no word.
  const open = figures.rounds
    .map((label, at) => ({ label: labelText(language, label), share: row.reach[at]?.share ?? 0 }))
    .filter(({ share }) => share > 0 && share < 1);
  const toCome = roundsShown(open).map(({ label }) => label);
  return (
    <section className="forecast-needs stack" aria-label={t('forecast.title')} data-version={figures.version}>
      <h3>{need ? t('forecast.need') : t('forecast.title')}</h3>
      {need && (
        <ul>
          {sayNeed(language, need, names).map((sentence) => (
            <li key={sentence}>
              <LinkedNames
                text={sentence}
                players={figures.players.map(({ player: one }) => ({ id: one, name: names(one) }))}
              />
            </li>
          ))}
        </ul>
      )}
      <ul className="quiet">
        {toCome.map(({ label, share }) => (
          <li key={label}>{t('forecast.reaches', { label, percent: percentText(share) })}</li>
        ))}
        <li>{t('forecast.chanceOf', { percent: percentText(row.win.share) })}</li>
      </ul>
      <ForecastNote figures={figures} widest={Math.max(row.win.error, ...row.reach.map(({ error }) => error))} />
    </section>
  );
}
