import './guest-styles.ts';
import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from '../routes.ts';
import { Live } from '../shared/live.tsx';
import { page } from '../shared/part.tsx';
import { Loading } from '../shared/states.tsx';
import { PublicPage } from './public-page.tsx';

const ClockPage = page(() => import('./clock/clock-page.tsx').then(({ ClockPage }) => ClockPage));
const ScorePage = page(() => import('./score/score-page.tsx').then(({ ScorePage }) => ScorePage));
const PlayerPage = page(() => import('./player-page.tsx').then(({ PlayerPage }) => PlayerPage));
const WinnerPage = page(() => import('./winner-page.tsx').then(({ WinnerPage }) => WinnerPage));
const EmbedPage = page(() => import('./embed-page.tsx').then(({ EmbedPage }) => EmbedPage));
const DrawsPage = page(() => import('./draws-page.tsx').then(({ DrawsPage }) => DrawsPage));

/** What everyone may read, from slices alone; one live line for all of its addresses. */
function ReadingPages({ id }: { id: string }) {
  return (
    <Live id={id}>
      {(live) => (
        <Suspense fallback={<Loading />}>
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
        </Suspense>
      )}
    </Live>
  );
}

/** Everything that players, spectators and scorekeepers see. */
export function PublicPages({ id }: { id: string }) {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path={paths.score}>
          <Live id={id} as="scorekeeper">
            {(live) => <ScorePage id={id} {...live} />}
          </Live>
        </Route>
        <Route path={paths.clock}>
          {({ round, table, number }) => <ClockPage id={id} game={`r${round}.t${table}.g${number}`} />}
        </Route>
        <Route>
          <ReadingPages id={id} />
        </Route>
      </Switch>
    </Suspense>
  );
}
