import { type Player, said } from '../../../engine/index.ts';
import { criterionName, numberText, stateName } from '../../../words/index.ts';
import { Why } from '../../shared/controls/why.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** Place, what it is made of, and the rating with what it was on entry (GR-11). */
export function Figures({ player }: { player: Player }) {
  const { t, language } = useSpeech();
  const { conclusion, facts, say, derived } = useDesk();
  const row = conclusion.standings.find((one) => one.player === player.id);
  const entered = player.rating && Math.round(player.rating.rating / 100);
  const live = derived.ratings?.get(player.id);
  const now = live ? Math.round(live.rating / 100) : entered;
  return (
    <dl className="card-figures">
      {row && facts.rounds.length > 0 && (
        <div>
          <dt>{t('standings.place')}</dt>
          <dd>
            {row.place} <small>{t('me.ofMany', { count: conclusion.standings.length })}</small>{' '}
            <Why sentences={row.why.map((reason) => [reason.rule, say(reason)])} about={player.name} />
          </dd>
        </div>
      )}
      {facts.rounds.length > 0 &&
        row?.criteria.slice(0, 3).map(({ name, value }) => (
          <div key={name}>
            <dt>{criterionName(language, name)}</dt>
            <dd>{numberText(language, said(value))}</dd>
          </div>
        ))}
      {now !== undefined && (
        <div>
          <dt>{t('players.rating')}</dt>
          <dd>
            {now}{' '}
            {entered !== undefined && now !== entered && <small>{t('deskPlayer.rating', { from: entered })}</small>}
          </dd>
        </div>
      )}
      {row && row.state !== 'active' && (
        <div>
          <dt>{t('standings.state')}</dt>
          <dd>{stateName(language, row.state)}</dd>
        </div>
      )}
    </dl>
  );
}
