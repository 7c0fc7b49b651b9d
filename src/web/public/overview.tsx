import { Suspense } from 'react';
import { Link } from 'wouter';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import type { Names } from '../../words/index.ts';
import { StandingsTable } from '../shared/boards/standings-table.tsx';
import { part } from '../shared/part.tsx';
import { Waiting } from '../shared/states.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { Leaders } from './leaders.tsx';
import { howText } from './match-result.tsx';
import { seatNumber } from './outcome-text.ts';
import { PlayerLink, playerPage } from './player-link.tsx';
import { partPath } from './public-tabs.tsx';

const BoardPicture = part(() => import('../shared/boards/board-picture.tsx').then(({ BoardPicture }) => BoardPicture));

const JustHappened = part(
  () => import('./just-happened.tsx').then(({ JustHappened }) => JustHappened),
  () => null,
);

const TheEvent = part(() => import('./event-text.tsx').then(({ TheEvent }) => TheEvent));

interface OverviewProps {
  readonly id: string;
  readonly view: Seen;
  readonly names: Names;
  readonly own?: string | undefined;
}

/** On a phone the whole bracket would push everything else out of sight; it has its own tab. */
const isRoomy = () => window.matchMedia('(min-width: 48rem)').matches;

const LEADERS = 3;
const ROWS = 12;
const LATEST = 8;

/** DK-27: who leads, what has just come in, who still plays. */
export function Overview({ id, view, names, own }: OverviewProps) {
  const { t } = useSpeech();
  const { standings, about } = view;
  const begun = view.rounds.length > 0;
  const theEvent = (
    <Suspense fallback={null}>
      <TheEvent id={id} text={about.event?.description ?? ''} />
    </Suspense>
  );
  if (!begun) {
    return (
      <>
        {theEvent}
        <p className="empty">{t('guest.notYet')}</p>
      </>
    );
  }
  // DK-27: in a knockout the bracket is what there is to see; the leaders are in it.
  const drawn = view.board.kind === 'bracket' && view.board.bracket !== undefined;
  const bracket = drawn && isRoomy();
  return (
    <div className="overview">
      {bracket && (
        <section className="overview-picture">
          <h2 className="unseen">{t('tabs.bracket')}</h2>
          <Suspense fallback={<Waiting />}>
            <BoardPicture {...about} {...view} names={names} />
          </Suspense>
        </section>
      )}
      <div className="stack">
        {(!drawn || about.status === 'finished') && !bracket && <InFront {...{ id, view, names }} />}
        <section className="stack ruled">
          <div className="line">
            <h2>{t('guest.standings')}</h2>
            {standings.length > ROWS && (
              <Link href={partPath(id, 'standings')} className="push">
                {t('guest.all', { count: standings.length })}
              </Link>
            )}
          </div>
          <StandingsTable
            standings={aroundOwn(standings, own)}
            names={names}
            winners={about.winners}
            pageOf={(player) => playerPage(id, player)}
            own={own}
          />
        </section>
      </div>
      <div className="stack">
        {about.progress.kind === 'between' && (
          <Suspense fallback={null}>
            <JustHappened view={view} />
          </Suspense>
        )}
        <JustIn {...{ id, view, names }} />
        <StillPlaying {...{ id, view }} />
        {theEvent}
      </div>
    </div>
  );
}

/** The first rows, and the reader's own if it is further down. */
const aroundOwn = (standings: Seen['standings'], own: string | undefined): Seen['standings'] =>
  standings.filter((row, at) => at < ROWS || row.player === own);

function InFront({ id, view, names }: Omit<OverviewProps, 'own'>) {
  const { t } = useSpeech();
  if (!view.rounds.some((round) => round.matches.some((match) => match.state === 'done'))) return null;
  const rows = view.standings.filter(({ state }) => state !== 'dropped').slice(0, LEADERS);
  const title = view.about.status === 'finished' ? t('guest.podium') : t('guest.lead');
  return <Leaders id={id} title={title} rows={rows} names={names} />;
}

interface Done {
  readonly round: RoundView;
  readonly match: MatchView;
  readonly at: number;
}

const latestOf = (view: Seen): readonly Done[] =>
  view.rounds
    .flatMap((round) =>
      round.matches.flatMap((match): Done[] => {
        const times = match.games.flatMap(({ completedAt }) => (completedAt === undefined ? [] : [completedAt]));
        return match.state === 'done' && times.length > 0 ? [{ round, match, at: Math.max(...times) }] : [];
      }),
    )
    .sort((a, b) => b.at - a.at)
    .slice(0, LATEST);

function JustIn({ id, view, names }: Omit<OverviewProps, 'own'>) {
  const { t, language } = useSpeech();
  const latest = latestOf(view);
  if (latest.length === 0) return null;
  return (
    <section className="stack">
      <h2>{view.about.status === 'finished' ? t('guest.lastResults') : t('guest.justIn')}</h2>
      <ul className="just-in">
        {latest.map(({ match }) => (
          <li key={match.id}>
            <span className="guest-table">{match.table}</span>
            <ol className="guest-seats">
              {match.seats.map((player, seat) => (
                <li key={player}>
                  <PlayerLink {...{ id, player, names }} className={match.winners.includes(player) ? 'won' : ''} />{' '}
                  <b>{seatNumber(language, match, seat)}</b>
                </li>
              ))}
            </ol>
            {howText(language, match) !== undefined && <span className="match-how">{howText(language, match)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StillPlaying({ id, view }: Pick<OverviewProps, 'id' | 'view'>) {
  const { t } = useSpeech();
  const open = view.rounds.flatMap((round) => round.matches.filter((match) => match.state === 'open'));
  if (open.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('guest.stillPlaying')}</h2>
      <p className="still-playing">
        {open.map((match) => (
          <span key={match.id}>{match.table}</span>
        ))}
      </p>
      <p>
        <Link href={partPath(id, 'tables')}>{t('guest.toTables')}</Link>
      </p>
    </section>
  );
}
