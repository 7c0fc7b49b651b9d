import type { Restored as RestoredTournaments } from '../../client/index.ts';
import { useT } from '../shared/words.ts';

/** What a backup brought. */
export function Restored({ stored, known, different }: RestoredTournaments) {
  const t = useT('here');
  return (
    <section className="stack" role="status">
      {stored > 0 && <p>{t('here.restored', { count: stored })}</p>}
      {known > 0 && <p>{t('here.known', { count: known })}</p>}
      {different.length > 0 && <p className="band warn">{t('here.different', { names: different.join(', ') })}</p>}
    </section>
  );
}
