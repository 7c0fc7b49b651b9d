import './forecast.css';
import type { Forecasted } from '../../../protocol/wire-forecast.ts';
import { percentText } from '../../../words/forecast/index.ts';
import { type Language, translator } from '../../../words/index.ts';
import { Movement, movedText } from './movement.tsx';
import type { Chances } from './use-chances.ts';

export { watchForecast } from './watch.ts';

/** DK-29: what standings and boards show beside a name. */
export function chancesOf(language: Language, { figures }: Forecasted): Chances | undefined {
  if (!figures) return undefined;
  const t = translator(language);
  const rows = new Map(figures.players.map((row) => [row.player, row]));
  const most = Math.max(0.01, ...figures.players.map(({ win }) => win.share));
  return {
    of: (player) => {
      const row = rows.get(player);
      return row && row.win.share > 0
        ? { share: percentText(row.win.share), moved: movedText(row.moved ?? 0) }
        : undefined;
    },
    column: {
      key: 'chance',
      head: t('forecast.chance'),
      title: t('forecast.chanceLong'),
      cell: (player) => {
        const row = rows.get(player);
        if (!row || row.win.share === 0) return null;
        return (
          <span className="chance" data-version={figures.version}>
            <span className="chance-room">
              <span className="forecast-bar" style={{ inlineSize: `${Math.round((100 * row.win.share) / most)}%` }} />
            </span>
            <b>{percentText(row.win.share)}</b>
            <Movement by={row.moved ?? 0} language={language} />
          </span>
        );
      },
    },
  };
}
