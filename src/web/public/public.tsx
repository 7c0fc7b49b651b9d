import './guest-styles.ts';
import { type ReactNode, Suspense } from 'react';
import { Route, Switch, useRoute } from 'wouter';
import { namesOf } from '../../words/index.ts';
import { paths } from '../routes.ts';
import { PlayerPages } from '../shared/boards/player-pages.tsx';
import { Live } from '../shared/live.tsx';
import { page } from '../shared/part.tsx';
import { useServerPort } from '../shared/ports.tsx';
import { Loading } from '../shared/states.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { withWords } from '../shared/words.ts';
import { MyBand } from './my-band.tsx';
import { useMyName } from './my-name.ts';
import { playerPage } from './player-link.tsx';
import { PublicPage } from './public-page.tsx';

const ClockPage = page(() => import('./clock/clock-page.tsx').then(({ ClockPage }) => ClockPage));
const ScorePage = page(() => import('./score/score-page.tsx').then(({ ScorePage }) => ScorePage));
const PlayerPage = page(() => import('./player-page.tsx').then(({ PlayerPage }) => PlayerPage));
const WinnerPage = page(() => import('./winner-page.tsx').then(({ WinnerPage }) => WinnerPage));
const EmbedPage = page(() => import('./embed-page.tsx').then(({ EmbedPage }) => EmbedPage));
const DrawsPage = page(withWords(['proof'], () => import('./draws-page.tsx').then(({ DrawsPage }) => DrawsPage)));

/** What everyone may read, from slices alone; one live line for all of its addresses. */
function ReadingPages({ id }: { id: string }) {
  return (
    <Live id={id}>
      {(live) => (
        <OfEvent id={id} view={live.view}>
          <Switch>
            <Route path={paths.tables}>
              {({ number }) => <PublicPage id={id} part="tables" number={Number(number) || undefined} {...live} />}
            </Route>
            <Route path={paths.places}>
              <PublicPage id={id} part="standings" {...live} />
            </Route>
            <Route path={paths.picture}>
              <PublicPage id={id} part="board" {...live} />
            </Route>
            <Route path={paths.entrants}>
              <PublicPage id={id} part="players" {...live} />
            </Route>
            <Route path={paths.how}>
              <PublicPage id={id} part="how" {...live} />
            </Route>
            <Route path={paths.player}>{({ player }) => <PlayerPage id={id} player={player} {...live} />}</Route>
            <Route path={paths.winner}>
              <WinnerPage id={id} {...live} />
            </Route>
            <Route path={paths.embed}>{({ part }) => <EmbedPage id={id} part={part} {...live} />}</Route>
            <Route path={paths.draws}>
              <DrawsPage id={id} {...live} />
            </Route>
            <Route>
              <PublicPage id={id} part="overview" {...live} />
            </Route>
          </Switch>
        </OfEvent>
      )}
    </Live>
  );
}

/** Every name leads to its player (DK-28), and everyone finds their own table first; not on other people's pages. */
function OfEvent({ id, view, children }: { id: string; view: Seen; children: ReactNode }) {
  const [embedded] = useRoute(paths.embed);
  const [chosen] = useMyName(id);
  const player = view.players.find((one) => one.id === chosen)?.id;
  return (
    <PlayerPages value={(player) => playerPage(id, player)}>
      {player !== undefined && !embedded && <MyBand view={view} player={player} names={namesOf(view.players)} />}
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </PlayerPages>
  );
}

/** Everything that players, spectators and scorekeepers see. */
export function PublicPages({ id }: { id: string }) {
  const server = useServerPort();
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={paths.score}>
          <Live id={id} as="scorekeeper">
            {(live) => <ScorePage id={id} {...live} />}
          </Live>
        </Route>
        {server && (
          <Route path={paths.clock}>
            {({ round, table, number }) => <ClockPage {...{ server, id }} game={`r${round}.t${table}.g${number}`} />}
          </Route>
        )}
        <Route>
          <ReadingPages id={id} />
        </Route>
      </Switch>
    </Suspense>
  );
}
