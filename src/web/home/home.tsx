import './home.css';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { Whoami } from '../../protocol/wire-roles.ts';
import { Pennant } from '../shared/motif/pennant.tsx';
import { part } from '../shared/part.tsx';
import { useKeepingPort, useServerPort } from '../shared/ports.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { Waiting } from '../shared/states.tsx';
import { useSpeech, withWords } from '../shared/words.ts';
import { Account } from './account.tsx';
import { Evenings } from './evenings.tsx';
import { ImportFile } from './import-file.tsx';
import { type Listing, useListing } from './use-listing.ts';

const Keeping = part(withWords(['here'], () => import('./keeping.tsx').then((made) => made.Keeping)));
const TryHere = part(
  withWords(['here'], () => import('./try-here.tsx').then((made) => made.TryHere)),
  () => null,
);

/** Without a server there is nobody else: whoever opens the page may do anything. */
const mayCreate = (who: Whoami | undefined): boolean => who === undefined || who.operator || who.account !== undefined;

/** Where the server sends people with an unknown link. */
const cameByDeadLink = (): boolean => new URLSearchParams(window.location.search).get('link') === 'gone';

export function Home() {
  const { t } = useSpeech();
  const server = useServerPort();
  const keeping = useKeepingPort();
  const { listing, refresh, fetchOlder } = useListing();
  const here = listing.kind === 'here' ? listing : undefined;
  return (
    <>
      <header className="site-head home-head">
        <p className="home-name">
          <Pennant>Tiltyard</Pennant>
        </p>
        {here && mayCreate(here.who) && (
          <Link href="/new" className="button primary">
            {t('home.begin')}
          </Link>
        )}
      </header>
      <main className="page stack home">
        <h1>{t('home.title')}</h1>
        {cameByDeadLink() && <p className="band warn">{t('account.linkGone')}</p>}
        {/* All of it at once: a list that comes late would move the form away under the finger. */}
        <Suspense fallback={<Waiting />}>
          <List listing={listing} fetchOlder={fetchOlder} />
          {here && mayCreate(here.who) && <ImportFile onRestored={refresh} />}
          {keeping && here && (
            <Keeping keeping={keeping} turn={here.tournaments} isEmpty={here.tournaments.length === 0} />
          )}
          <p className="line">
            <Link href="/docs">{t('docs.title')}</Link>
            {server && <TryHere />}
            {here?.who?.operator && <Link href="/account">{t('account.manageServer')}</Link>}
          </p>
          {server && here?.who && !here.who.operator && <Account server={server} who={here.who} onChange={refresh} />}
        </Suspense>
      </main>
      <SiteFoot />
    </>
  );
}

function List({ listing, fetchOlder }: { listing: Listing; fetchOlder: () => void }) {
  const { t } = useSpeech();
  if (listing.kind === 'waiting') return <p className="quiet appear-late">{t('states.loading')}</p>;
  if (listing.kind === 'failed') return <p className="band warn">{listing.problem}</p>;
  if (listing.tournaments.length === 0) {
    return (
      <div className="empty">
        <h2>{t('home.empty')}</h2>
        <p className="quiet">{mayCreate(listing.who) ? t('home.emptyHint') : t('home.guestHint')}</p>
        {mayCreate(listing.who) && (
          <Link href="/new" className="button primary">
            {t('home.first')}
          </Link>
        )}
      </div>
    );
  }
  return (
    <Evenings
      tournaments={listing.tournaments}
      mayCreate={mayCreate(listing.who)}
      fetchOlder={listing.older ? fetchOlder : undefined}
    />
  );
}
