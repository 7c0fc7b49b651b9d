import './home.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ProblemError, TiltyardClient } from '../../client/index.ts';
import { formatName, statusName } from '../../protocol/sentences/index.ts';
import type { ListedTournament } from '../../protocol/wire.ts';
import { PennantMark } from '../parts/pennant.tsx';
import { SiteFoot } from '../parts/site-foot.tsx';
import { useSpeech } from '../words/words.ts';

type Listing =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'here'; readonly tournaments: readonly ListedTournament[]; readonly mayCreate: boolean };

function useListing(): Listing {
  const { language, t } = useSpeech();
  const [listing, setListing] = useState<Listing>({ kind: 'waiting' });
  useEffect(() => {
    let over = false;
    const client = new TiltyardClient({ language });
    Promise.all([client.tournaments(), client.get<{ operator: boolean; account?: string }>('/api/me')]).then(
      ([{ tournaments }, me]) =>
        over || setListing({ kind: 'here', tournaments, mayCreate: me.operator || me.account !== undefined }),
      (error: unknown) =>
        over ||
        setListing({
          kind: 'failed',
          problem: error instanceof ProblemError ? error.problem.detail : t('states.unreachableHint'),
        }),
    );
    return () => {
      over = true;
    };
  }, [language, t]);
  return listing;
}

export function Home() {
  const { t } = useSpeech();
  const listing = useListing();
  return (
    <>
      <header className="site-head">
        <p className="site-name">
          <PennantMark /> Tiltyard
        </p>
      </header>
      <main className="page narrow stack home">
        <div className="line">
          <h1>{t('home.title')}</h1>
          {listing.kind === 'here' && listing.mayCreate && (
            <Link href="/new" className="button primary push">
              {t('home.begin')}
            </Link>
          )}
        </div>
        <List listing={listing} />
      </main>
      <SiteFoot />
    </>
  );
}

function List({ listing }: { listing: Listing }) {
  const { t } = useSpeech();
  if (listing.kind === 'waiting') return <p className="quiet appear-late">{t('states.loading')}</p>;
  if (listing.kind === 'failed') return <p className="band warn">{listing.problem}</p>;
  if (listing.tournaments.length === 0) {
    return (
      <div className="empty">
        <h2>{t('home.empty')}</h2>
        <p className="quiet">{listing.mayCreate ? t('home.emptyHint') : t('home.guestHint')}</p>
        {listing.mayCreate && (
          <Link href="/new" className="button primary">
            {t('home.first')}
          </Link>
        )}
      </div>
    );
  }
  return (
    <ul className="tournament-list">
      {listing.tournaments.map((tournament) => (
        <TournamentRow key={tournament.id} tournament={tournament} />
      ))}
    </ul>
  );
}

function TournamentRow({ tournament }: { tournament: ListedTournament }) {
  const { t, language } = useSpeech();
  const { id, name, format, status, players, updatedAt, role } = tournament;
  const desk = role === 'owner' || role === 'desk' || role === 'scorekeeper';
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(updatedAt);
  return (
    <li>
      <Link href={desk ? `/t/${id}/desk` : `/t/${id}`} className="tournament-row">
        <span className="tournament-name">{name}</span>
        <span className={`mark ${status === 'running' ? 'accent' : ''}`}>{statusName(language, status)}</span>
        <span className="quiet tournament-facts">
          {formatName(language, format)} · {t('home.players', { count: players })} · {day}
        </span>
      </Link>
    </li>
  );
}
