import { resultOf } from '../../shared/whereabouts.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import type { Upset } from './what-happened.ts';

/** Who won against the odds: by rating, or by place before the round. */
export function Upsets({ upsets }: { upsets: readonly Upset[] }) {
  const say = useT('evening');
  const { language } = useSpeech();
  const { names } = useDesk();
  return (
    <section className="between-part">
      <h2>{say('between.upsets')}</h2>
      {upsets.length === 0 && <p className="quiet">{say('between.noUpsets')}</p>}
      <ul>
        {upsets.map(({ match, winner, loser, by, own, other }) => (
          <li key={match.id}>
            <p className="between-beat">
              <Linked text={say('between.beat', { winner: names(winner), loser: names(loser) })} />{' '}
              <b>{resultOf(language, match, winner)}</b>
            </p>
            <p className="hint">
              {by === 'ratings'
                ? say('between.ratings', { rating: own, against: other })
                : say('between.places', { place: own, against: other })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
