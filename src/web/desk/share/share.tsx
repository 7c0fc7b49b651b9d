import './share.css';
import { shortCode } from '../../../engine/index.ts';
import { CopyField } from '../../parts/copy-field.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { useT } from '../../words/words.ts';
import { useDesk } from '../context.tsx';

const onlyHere = (host: string): boolean => host === 'localhost' || host.startsWith('127.') || host === '[::1]';

/** DK-11: the public address as text and as a code; what else can be taken along. */
export function Share() {
  const t = useT();
  const { id, snapshot } = useDesk();
  const address = `${window.location.origin}/t/${id}`;
  const hash = snapshot.stored.log.head?.hash;
  return (
    <div className="stack">
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
      {hash !== undefined && (
        <p className="quiet">
          {t('share.head')} <code>{shortCode(hash)}</code>
        </p>
      )}
    </div>
  );
}
