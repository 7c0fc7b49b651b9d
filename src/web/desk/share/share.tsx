import './share.css';
import { shortCode } from '../../../engine/index.ts';
import { CopyField } from '../../parts/copy-field.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { useT } from '../../words/words.ts';
import { useDesk } from '../context.tsx';
import { Ending } from './ending.tsx';
import { EventSettings } from './event-settings.tsx';
import { RoleLinks } from './role-links.tsx';

const onlyHere = (host: string): boolean => host === 'localhost' || host.startsWith('127.') || host === '[::1]';

/** DK-11: the public address as text and as a code; what else can be given away or taken along. */
export function Share() {
  const t = useT();
  const { id, me, snapshot } = useDesk();
  const address = `${window.location.origin}/t/${id}`;
  const hash = snapshot.stored.log.head?.hash;
  return (
    <div className="stack share">
      <h1>{t('share.title')}</h1>
      <section className="card share-public">
        <QrCode text={address} label={t('share.qr')} />
        <div className="stack">
          <h2>{t('share.public')}</h2>
          <p>{t('share.publicHint')}</p>
          <CopyField text={address} label={t('share.public')} />
          {onlyHere(window.location.hostname) && <p className="band warn">{t('share.localhost')}</p>}
          <p className="line">
            <a className="button" href={`/t/${id}`}>
              {t('share.openPublic')}
            </a>
            <a className="button" href={`/t/${id}/wall`}>
              {t('share.openWall')}
            </a>
          </p>
        </div>
      </section>
      <div className="share-cards">
        <PrintLinks />
        <Files />
        <RoleLinks />
        <EventSettings />
        {me.role === 'owner' && <Ending />}
      </div>
      {hash !== undefined && (
        <p className="quiet">
          {t('share.head')} <code>{shortCode(hash)}</code>
        </p>
      )}
    </div>
  );
}

function PrintLinks() {
  const t = useT();
  const { id } = useDesk();
  const pages = ['tables', 'names', 'slips', 'standings', 'signIn'] as const;
  return (
    <section className="card stack">
      <h2>{t('print.title')}</h2>
      <p className="line">
        {pages.map((page) => (
          <a key={page} className="button small" href={`/t/${id}/desk/print/${page}`}>
            {t(`print.${page}`)}
          </a>
        ))}
      </p>
    </section>
  );
}

/** DK-18. */
function Files() {
  const t = useT();
  const { id } = useDesk();
  const files = [
    ['share.standings', 'export/standings.csv'],
    ['share.pairings', 'export/pairings.csv'],
    ['share.pgn', 'export/games.pgn'],
    ['share.calendar', 'export/calendar.ics'],
  ] as const;
  return (
    <section className="card stack">
      <h2>{t('share.files')}</h2>
      <p className="line">
        <a className="button" href={`/api/tournaments/${id}/file`} download>
          {t('share.file')}
        </a>
      </p>
      <p className="hint">{t('share.fileHint')}</p>
      <p className="line">
        {files.map(([word, path]) => (
          <a key={path} className="button small" href={`/api/tournaments/${id}/${path}`} download>
            {t(word)}
          </a>
        ))}
      </p>
    </section>
  );
}
