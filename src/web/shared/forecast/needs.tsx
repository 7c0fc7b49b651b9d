import './forecast.css';
import { forecastWord, percentText, sayNeed } from '../../../words/forecast/index.ts';
import { labelText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import type { ForecastOf } from './index.tsx';
import { roundsShown } from './rounds-shown.ts';
import { useForecast } from './use-forecast.ts';

export function NeedSentences({ id, version, names, player }: ForecastOf & { readonly player: string }) {
  const { language } = useSpeech();
  const figures = useForecast(id, version)?.figures;
  const need = figures?.needs.find((one) => one.player === player);
  const row = figures?.players.find((one) => one.player === player);
  if (!figures || !row || (!need && row.win.share === 0)) return null;
  const word = (...said: Parameters<typeof forecastWord> extends [unknown, ...infer Rest] ? Rest : never) =>
    forecastWord(language, ...said);
  // What is certain either way needs no word.
  const open = figures.rounds
    .map((label, at) => ({ label: labelText(language, label), share: row.reach[at]?.share ?? 0 }))
    .filter(({ share }) => share > 0 && share < 1);
  const toCome = roundsShown(open).map(({ label }) => label);
  return (
    <section className="forecast-needs stack" aria-label={word('title')} data-version={figures.version}>
      <h3>{need ? word('need') : word('title')}</h3>
      {need && (
        <ul>
          {sayNeed(language, need, names).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <ul className="quiet">
        {toCome.map(({ label, share }) => (
          <li key={label}>{word('reaches', { label, percent: percentText(share) })}</li>
        ))}
        <li>{word('chanceOf', { percent: percentText(row.win.share) })}</li>
      </ul>
    </section>
  );
}
