import '../../shared/boards/winners.css';
import { Link, useLocation } from 'wouter';
import { listText } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Why } from '../../shared/controls/why.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';

export function Winners() {
  const { t, language } = useSpeech();
  const { id, conclusion, names, say } = useDesk();
  const { winners, why } = conclusion;
  return (
    <section className="winners" aria-label={t('standings.winners')}>
      <p className="winners-title">
        <span aria-hidden="true">★</span> {t('standings.winnersCount', { count: winners.length })}
      </p>
      <p className="winners-names">
        {winners.length > 0 ? <Linked text={listText(language, winners.map(names))} /> : t('standings.nobody')}
      </p>
      <FinalGame />
      <p className="line">
        <Link className="button small" href={`/t/${id}/desk/report`}>
          {t('victory.report')}
        </Link>
        <PageLink className="button small" href={`/t/${id}/winner`}>
          {t('victory.page')}
        </PageLink>
      </p>
      <Why sentences={why.map((reason) => [reason.rule, say(reason)])} about={t('standings.winners')} />
    </section>
  );
}

/** ST-15: offered where two have won together. */
function FinalGame() {
  const { t } = useSpeech();
  const { id, act, whyNot } = useDesk();
  const [, go] = useLocation();
  if (whyNot({ type: 'CallFinalGame' }) !== undefined) return null;
  return (
    <>
      <p className="hint">{t('standings.finalGameHint')}</p>
      <p>
        <Button onClick={() => act({ type: 'CallFinalGame' }) && go(`/t/${id}/desk/round`)}>
          {t('standings.finalGame')}
        </Button>
      </p>
    </>
  );
}
