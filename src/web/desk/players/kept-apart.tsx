import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-9: only the desk ever sees this list. */
export function KeptApart() {
  const { t } = useSpeech();
  const { facts, names, act } = useDesk();
  if (facts.keepApart.length === 0) return null;
  return (
    <section className="card stack kept-apart">
      <h2>
        {t('apart.title')} <span>{facts.keepApart.length}</span>
      </h2>
      <ul className="link-list">
        {facts.keepApart.map((pair) => (
          <li key={pair.join()}>
            <span>{t('apart.pair', { first: names(pair[0]), second: names(pair[1]) })}</span>
            <Button size="small" kind="plain" onClick={() => act({ type: 'KeepApart', players: pair, apart: false })}>
              {t('apart.free')} <span className="unseen">{names(pair[0])}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="hint">{t('apart.hint')}</p>
    </section>
  );
}
