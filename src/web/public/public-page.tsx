import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { namesOf } from '../../words/index.ts';
import { BoardChances } from '../shared/boards/player-pages.tsx';
import { MAX_ROUNDS, roundColumns } from '../shared/boards/round-columns.tsx';
import { StandingsTable } from '../shared/boards/standings-table.tsx';
import { FileLink } from '../shared/file-link.tsx';
import { Forecast } from '../shared/forecast/index.tsx';
import { useChances } from '../shared/forecast/use-chances.ts';
import type { WithView } from '../shared/live.tsx';
import { part } from '../shared/part.tsx';
import { somethingWaits } from '../shared/pending.ts';
import { useServerPort, useTournamentPort } from '../shared/ports.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { Waiting } from '../shared/states.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import { useSpeech } from '../shared/words.ts';
import { FindMe } from './find-me.tsx';
import { useMyName } from './my-name.ts';
import { Overview } from './overview.tsx';
import { playerPage } from './player-link.tsx';
import { GuestHead } from './public-head.tsx';
import { type Part, PublicTabs, partName } from './public-tabs.tsx';
import { TablesView } from './tables-view.tsx';
import { tableTitle } from './titles.tsx';

/** Only who looks at them fetches them. */
const BoardPicture = part(() => import('../shared/boards/board-picture.tsx').then(({ BoardPicture }) => BoardPicture));

const Registration = part(() => import('./registration.tsx').then(({ Registration }) => Registration));
const Entrants = part(() => import('./entrants.tsx').then(({ Entrants }) => Entrants));

const HowPart = part(() => import('./how-part.tsx').then(({ HowPart }) => HowPart));

const WinnersBand = part(() => import('./winners-band.tsx').then(({ WinnersBand }) => WinnersBand));

/** A line that is cut just then costs these, not the page. */
const Nothing = () => null;
const Outbox = part(() => import('./outbox.tsx').then(({ Outbox }) => Outbox), Nothing);

/** An address that calendars open as one to follow, not as a file to read once. */
const subscription = (url: string): string => new URL(url, window.location.href).href.replace(/^https?:/, 'webcal:');

interface PageProps extends WithView {
  readonly id: string;
  readonly part: Part;
  /** The round that was asked for. */
  readonly number?: number | undefined;
}

/** DK-11, DK-27: the event, where it stands, and on a phone without an account: where do I sit. */
export function PublicPage({ id, part, number, ...live }: PageProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { view } = live;
  const { about } = view;
  const port = useTournamentPort();
  const server = useServerPort();
  const [chosen, choose] = useMyName(id);
  const [, go] = useLocation();
  const [waits] = useState(() => somethingWaits(id, 'player'));
  const names = namesOf(view.players);
  const calendar = port.download(id, 'calendar.ics');
  const own = view.players.find((one) => one.id === chosen)?.id;
  const foretold = about.forecast === true && about.status === 'running';
  const chances = useChances(id, view.version, foretold && (part === 'standings' || part === 'board'));
  const tabTitle =
    part === 'overview' ? own !== undefined && tableTitle(t, view, own) : partName(speech, part, view.board);
  usePageTitle(tabTitle, about.name);
  const entry = about.status === 'registering' && about.selfRegistration && server && (
    <Suspense fallback={<Waiting />}>
      <Registration server={server} id={id} players={view.players} />
    </Suspense>
  );
  return (
    <div className="guest">
      <GuestHead {...live} />
      {waits && (
        <Suspense fallback={null}>
          <Outbox id={id} line={live.line} />
        </Suspense>
      )}
      <main className="page stack">
        <div className="guest-bar">
          <PublicTabs id={id} view={view} part={part} />
          {own === undefined && view.players.length > 0 && (
            <FindMe
              players={view.players}
              onChoose={(player) => {
                choose(player);
                go(`/t/${id}/me`);
              }}
            />
          )}
        </div>
        {part !== 'overview' && entry}
        <div className="stack" role="tabpanel" id="part" aria-labelledby={`tab-${part}`}>
          {part !== 'overview' && part !== 'tables' && <h2 className="unseen">{partName(speech, part, view.board)}</h2>}
          {part === 'overview' && (
            <>
              {about.winners.length > 0 && (
                <Suspense fallback={null}>
                  <WinnersBand id={id} view={view} names={names} />
                </Suspense>
              )}
              <Overview {...{ id, view, names, own, entry }} ahead={live.ahead} />
            </>
          )}
          {part === 'tables' && <TablesView {...{ id, number, names, own }} rounds={view.rounds} />}
          {part === 'standings' && (
            <>
              <StandingsTable
                standings={view.standings}
                names={names}
                winners={about.winners}
                headline={about.headline}
                pageOf={(player) => playerPage(id, player)}
                own={own}
                chance={chances?.column}
                columns={roundColumns(speech.language, view.rounds.slice(-MAX_ROUNDS), view.standings, names)}
              />
              {foretold && <Forecast id={id} version={view.version} names={names} />}
            </>
          )}
          {part === 'board' && (
            <Suspense fallback={<Waiting />}>
              <BoardChances value={chances?.of}>
                <BoardPicture {...about} {...view} {...{ names, own }} />
              </BoardChances>
            </Suspense>
          )}
          {part === 'how' && (
            <Suspense fallback={<Waiting />}>
              <HowPart about={about} />
            </Suspense>
          )}
          {part === 'players' && (
            <Suspense fallback={<Waiting />}>
              <Entrants id={id} players={view.players} />
            </Suspense>
          )}
        </div>
        <p className="guest-links">
          <Link href={`/t/${id}/draws`}>{t('guest.proof')}</Link>
          <FileLink source={calendar} opens>
            {t('guest.calendar')}
          </FileLink>
          {'url' in calendar && <a href={subscription(calendar.url)}>{t('guest.subscribe')}</a>}
        </p>
        <SiteFoot />
      </main>
    </div>
  );
}
