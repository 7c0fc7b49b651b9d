import { percentText } from '../../words/forecast/index.ts';
import { namesOf } from '../../words/index.ts';
import { useForecast } from '../shared/forecast/watch.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useT } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import { pagesOf, shared } from './pages.ts';

const SHOWN = 8;

/** DK-29: who will probably win. */
export function ForecastScene({ view }: { view: Seen }) {
  const t = useT('forecast');
  const figures = useForecast(view.about.id, view.version)?.figures;
  const names = namesOf(view.players);
  if (!figures) {
    return (
      <section className="wall-scene">
        <FitText block className="wall-large">
          {t('forecast.working')}
        </FitText>
      </section>
    );
  }
  const best = figures.players.filter(({ win }) => win.share > 0).slice(0, SHOWN);
  const [page] = pagesOf(best, { columns: 1, rows: SHOWN, least: 4 });
  return (
    <section
      className="wall-scene wall-standings wall-forecast"
      aria-label={t('forecast.title')}
      data-version={figures.version}
      style={page && shared(page)}
    >
      <h2>
        <FitText>{t('forecast.chanceLong')}</FitText>
      </h2>
      <ol className="wall-list">
        {best.map(({ player, win }, at) => (
          <li key={player} className={at === 0 ? 'active first' : 'active'}>
            <b className="wall-place">{at + 1}</b>
            <FitText className="wall-player">{names(player)}</FitText>
            <b className="wall-points">{percentText(win.share)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
