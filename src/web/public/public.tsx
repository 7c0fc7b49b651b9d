import './public.css';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { paths } from '../routes.ts';
import { Live } from '../shared/live.tsx';
import { Loading } from '../shared/states.tsx';
import { PublicPage } from './public-page.tsx';

const ClockPage = lazy(() => import('./clock/clock-page.tsx').then(({ ClockPage }) => ({ default: ClockPage })));
const MyPage = lazy(() => import('./my-page.tsx').then(({ MyPage }) => ({ default: MyPage })));
const ScorePage = lazy(() => import('./score/score-page.tsx').then(({ ScorePage }) => ({ default: ScorePage })));

/** Everything that players, spectators and scorekeepers see, from slices alone. */
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
        <Route path={paths.mine}>
          <MyPage id={id} />
        </Route>
        <Route>
          <Live id={id}>{(live) => <PublicPage id={id} {...live} />}</Live>
        </Route>
      </Switch>
    </Suspense>
  );
}
