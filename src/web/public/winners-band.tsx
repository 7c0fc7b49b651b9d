import '../shared/boards/winners.css';
import { Link } from 'wouter';
import { listText, type Names, say } from '../../words/index.ts';
import { LinkedNames } from '../shared/boards/player-pages.tsx';
import { Why } from '../shared/controls/why.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';

export function WinnersBand({ id, view, names }: { id: string; view: Seen; names: Names }) {
  const { t, language } = useSpeech();
  const { winners, why } = view.about;
  return (
    <section className="winners" aria-label={t('standings.winners')}>
      <p className="winners-title">
        <span aria-hidden="true">★</span> {t('standings.winnersCount', { count: winners.length })}
      </p>
      <p className="winners-names">
        <LinkedNames text={listText(language, winners.map(names))} players={view.players} />
      </p>
      <p className="line">
        <Link href={`/t/${id}/winner`}>{t('guest.toWinner')}</Link>
        <Why sentences={why.map((reason) => [reason.rule, say(language, reason, names)])} />
      </p>
    </section>
  );
}
