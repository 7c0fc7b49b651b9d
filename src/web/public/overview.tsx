import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import type { Names } from '../../words/index.ts';
import { boardName } from '../shared/boards/board-names.ts';
import { roundColumns } from '../shared/boards/round-columns.tsx';
import { StandingsTable } from '../shared/boards/standings-table.tsx';
import { part } from '../shared/part.tsx';
import { Waiting } from '../shared/states.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { JustIn } from './just-in.tsx';
import { Leaders } from './leaders.tsx';
import { playerPage } from './player-link.tsx';
import { partPath } from './public-tabs.tsx';
import { TablesView } from './tables-view.tsx';

const BoardPicture = part(() => import('../shared/boards/board-picture.tsx').then(({ BoardPicture }) => BoardPicture));

const JustHappened = part(
  () => import('./just-happened.tsx').then(({ JustHappened }) => JustHappened),
  () => null,
);

const Entrants = part(() => import('./entrants.tsx').then(({ Entrants }) => Entrants));
const HowPart = part(() => import('./how-part.tsx').then(({ HowPart }) => HowPart));
const TheEvent = part(() => import('./event-text.tsx').then(({ TheEvent }) => TheEvent));

interface OverviewProps {
  readonly id: string;
  readonly view: Seen;
  readonly names: Names;
  readonly own?: string | undefined;
  readonly ahead: number;
  /** DK-13: to enter, while that is possible. */
  readonly entry: ReactNode;
}

/** On a phone the whole bracket would push everything else out of sight; it has its own tab. */
const isRoomy = () => window.matchMedia('(min-width: 48rem)').matches;

const LEADERS = 3;
const ROWS = 12;
/** Beside what has just come in there is room for these. */
const ROUNDS = 4;
const CRITERIA = 2;
/** Sentences about the rules, before there is anything else to read. */
const RULES = 5;

/** DK-27: who leads, what has just come in, who still plays. */
export function Overview({ id, view, names, own, ahead, entry }: OverviewProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { about } = view;
  const begun = view.rounds.length > 0;
  const theEvent = (
    <Suspense fallback={null}>
      <TheEvent id={id} text={about.event?.description ?? ''} />
    </Suspense>
  );
  if (!begun) {
    return (
      <div className="overview">
        <div className="stack overview-column">
          {entry}
          {view.players.length > 0 && (
            <section className="stack ruled">
              <h2>{t('home.players', { count: view.players.length })}</h2>
              <Suspense fallback={<Waiting />}>
                <Entrants id={id} players={view.players} />
              </Suspense>
            </section>
          )}
        </div>
        <div className="stack overview-column">
          <p className="empty">{t('guest.notYet')}</p>
          {theEvent}
          <section className="stack ruled">
            <div className="line">
              <h2>{t('settingsPage.how')}</h2>
              <Link href={partPath(id, 'how')} className="push">
                {t('guest.allRules')}
              </Link>
            </div>
            <Suspense fallback={<Waiting />}>
              <HowPart about={about} most={RULES} />
            </Suspense>
          </section>
        </div>
      </div>
    );
  }
  const roomy = isRoomy();
  const shape = shapeOf(view);
  const over = about.status === 'finished';
  const tables = <TablesView {...{ id, names, own }} rounds={view.rounds} />;
  const picture = shape !== 'standings' && roomy && (
    <section className={shape === 'across' ? 'overview-picture' : ''}>
      <h2 className="unseen">{boardName(speech, view.board)}</h2>
      <Suspense fallback={<Waiting />}>
        <BoardPicture {...about} {...view} {...{ names, own }} />
      </Suspense>
    </section>
  );
  // In a bracket the matches being played say more than places; the leaders are in it.
  const bracket = view.board.kind === 'bracket' && shape === 'across';
  return (
    <div className="overview">
      {about.progress.kind === 'between' && (
        <Suspense fallback={null}>
          <JustHappened view={view} />
        </Suspense>
      )}
      {shape === 'across' && picture}
      <div className="stack overview-column">
        {shape === 'beside' && picture}
        {(!bracket || over) && !picture && <InFront {...{ id, view, names }} />}
        {bracket && !over && <div className="stack ruled">{tables}</div>}
        {/* Bars have everyone in them. */}
        {(shape !== 'beside' || !picture) && <Places {...{ id, view, names, own }} />}
      </div>
      <div className="stack overview-column">
        <JustIn {...{ id, view, names, ahead }} />
        <StillPlaying {...{ id, view }} />
        {theEvent}
      </div>
      {roomy && !bracket && !over && <div className="stack ruled overview-picture overview-tables">{tables}</div>}
    </div>
  );
}

/** DK-27: the board that is the page: a bracket or groups across it, bars beside the latest results; else the standings. */
function shapeOf({ board }: Seen): 'across' | 'beside' | 'standings' {
  switch (board.kind) {
    case 'bracket':
      return board.bracket ? 'across' : 'standings';
    case 'cross-tables':
      return board.whole ? 'standings' : 'across';
    case 'bars':
      return 'beside';
    case 'none':
      return 'standings';
  }
}

/** Who stands where, the first rows. */
function Places({ id, view, names, own }: Omit<OverviewProps, 'ahead' | 'entry'>) {
  const { t, language } = useSpeech();
  const { standings, about } = view;
  return (
    <section className="stack ruled overview-places">
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
        headline={about.headline}
        pageOf={(player) => playerPage(id, player)}
        own={own}
        columns={roundColumns(language, view.rounds.slice(-ROUNDS), standings, names)}
        most={isRoomy() ? CRITERIA : 1}
      />
    </section>
  );
}

/** The first rows, and the reader's own if it is further down. */
const aroundOwn = (standings: Seen['standings'], own: string | undefined): Seen['standings'] =>
  standings.filter((row, at) => at < ROWS || row.player === own);

function InFront({ id, view, names }: Pick<OverviewProps, 'id' | 'view' | 'names'>) {
  const { t } = useSpeech();
  if (!view.rounds.some((round) => round.matches.some((match) => match.state === 'done'))) return null;
  const rows = view.standings.filter(({ state }) => state !== 'dropped').slice(0, LEADERS);
  const title = view.about.status === 'finished' ? t('guest.podium') : t('guest.lead');
  return <Leaders {...{ id, title, rows, names, view }} />;
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
