import '../../shared/forecast/forecast.css';
import { percentText } from '../../../words/forecast/index.ts';
import { useForecast } from '../../shared/forecast/watch.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked, PlayerName } from '../player-name.tsx';

const SHOWN = 3;

/** DK-29: who won against the odds, and whose chance the round has moved most. */
export function BetweenForecast({ round }: { round: number }) {
  const t = useT('forecast');
  const { id, state, names } = useDesk();
  const figures = useForecast(id, state.log.length)?.figures;
  const upsets = (figures?.upsets ?? []).filter((one) => one.round === round).slice(0, SHOWN);
  const swings = (figures?.swings ?? []).filter((one) => one.round === round).slice(0, SHOWN);
  if (upsets.length === 0 && swings.length === 0) return null;
  return (
    <section className="between-part between-forecast">
      {swings.length > 0 && (
        <>
          <h2>{t('forecast.swings')}</h2>
          <ul>
            {swings.map(({ player, before, after }) => (
              <li key={player}>
                <b>
                  <PlayerName player={player} />
                </b>{' '}
                <span className={after > before ? 'forecast-up' : 'forecast-down'}>
                  {t('forecast.swing', { before: percentText(before), after: percentText(after) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {upsets.length > 0 && (
        <>
          <h2>{t('forecast.upsets')}</h2>
          <ul>
            {upsets.map(({ match, winner, loser, chance }) => (
              <li key={match}>
                <Linked
                  text={t('forecast.upset', {
                    winner: names(winner),
                    loser: names(loser),
                    percent: percentText(chance),
                  })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
