import { CopyField } from '../../shared/controls/copy-field.tsx';
import { QrCode } from '../../shared/controls/qr-code.tsx';
import type { HallAddresses } from '../../shared/hall-address.ts';
import { NeedsServer } from '../../shared/needs-server.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useServerPort } from '../../shared/ports.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-11: the public address as text and as a code, if a phone in the hall can open it at all. */
export function PublicAddress({ hall }: { hall: HallAddresses }) {
  const t = useT();
  const { id, facts } = useDesk();
  const isServed = useServerPort() !== undefined;
  const address = hall.kind === 'open' ? `${hall.chosen}/t/${id}` : undefined;
  return (
    <section className={`card share-public ${address === undefined ? '' : 'with-code'}`}>
      {address !== undefined && <QrCode text={address} label={t('share.qr')} />}
      <div className="stack">
        <h2>{t('share.public')}</h2>
        {hall.kind === 'waiting' && <p className="quiet appear-late">{t('states.loading')}</p>}
        {hall.kind === 'only-here' && (isServed ? <OnlyHere port={hall.port} /> : <NeedsServer why="here.phones" />)}
        {address !== undefined && (
          <>
            <p>{t('share.publicHint')}</p>
            <CopyField text={address} label={t('share.public')} />
          </>
        )}
        {hall.kind === 'open' && hall.choices.length > 1 && (
          <div className="field">
            <label htmlFor="hall-address">{t('share.whichAddress')}</label>
            <select
              id="hall-address"
              className="input"
              value={hall.chosen}
              aria-describedby="hall-address-hint"
              onChange={(event) => hall.choose(event.target.value)}
            >
              {hall.choices.map(({ url, network }) => (
                <option key={url} value={url}>
                  {network === '' ? url : t('share.addressIn', { url, network })}
                </option>
              ))}
            </select>
            <p id="hall-address-hint" className="hint">
              {t('share.whichAddressHint')}
            </p>
          </div>
        )}
        {facts.about?.settings.listed === false && <p className="band warn">{t('share.notListed')}</p>}
        <p className="line">
          <PageLink className="button" href={`/t/${id}`}>
            {t('share.openPublic')}
          </PageLink>
          <PageLink className="button" href={`/t/${id}/wall`}>
            {t('share.openWall')}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

const USUAL_PORT = 4170;

function OnlyHere({ port }: { port: number | undefined }) {
  const t = useT();
  return (
    <div className="band warn stack">
      <p>
        <b>{t('share.onlyHere')}</b>
      </p>
      {port === undefined ? (
        <p>{t('share.noNetwork')}</p>
      ) : (
        <>
          <p>{t('share.listenMore')}</p>
          <pre className="command">npm start -- --host 0.0.0.0{port === USUAL_PORT ? '' : ` --port ${port}`}</pre>
        </>
      )}
    </div>
  );
}
