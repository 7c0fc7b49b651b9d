import type { KeepingPort } from '../../client/index.ts';
import { BackupButton } from '../shared/backup-button.tsx';
import { NeedsServer } from '../shared/needs-server.tsx';
import { useKeeping } from '../shared/use-keeping.ts';
import { useSpeech, useT } from '../shared/words.ts';

interface KeepingProps {
  readonly keeping: KeepingPort;
  /** Changes when there may be something that no backup has. */
  readonly turn: unknown;
  readonly isEmpty: boolean;
}

/** About as long as an evening: less than that nobody has to be reminded. */
const AN_EVENING = 6 * 3_600_000;

/** Where the tournaments are, and how they are kept safe. */
export function Keeping({ keeping, turn, isEmpty }: KeepingProps) {
  const t = useT('here');
  const [state, look] = useKeeping(keeping, turn);
  return (
    <section className="card stack" aria-labelledby="keeping">
      <h2 id="keeping">{t('here.title')}</h2>
      <p>{t('here.about')}</p>
      <p className="quiet">{t('here.own')}</p>
      <NeedsServer why="here.needsServer" />
      {!isEmpty && state && <Reminder {...state} />}
      {!isEmpty && (
        <p className="line">
          <BackupButton keeping={keeping} onSaved={look} />
        </p>
      )}
      <p className="hint">{t('here.restoreHint')}</p>
    </section>
  );
}

function Reminder({ savedAt, isSaved }: Awaited<ReturnType<KeepingPort['state']>>) {
  const t = useT('here');
  const { locale } = useSpeech();
  if (savedAt === undefined) return <p className="band warn">{t('here.never')}</p>;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
  if (isSaved) return <p className="quiet">{t('here.upToDate', { time })}</p>;
  return <p className={Date.now() - savedAt > AN_EVENING ? 'band warn' : 'quiet'}>{t('here.stale', { time })}</p>;
}
