import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { deskPath, guestPath, paths } from './routes.ts';
import { ErrorBoundary } from './shared/error-boundary.tsx';
import { Loading, NotFound } from './shared/states.tsx';

/** Public pages, player pages and the wall live from slices; only the desk brings the engine along. */
const Home = lazy(() => import('./home/home.tsx').then(({ Home }) => ({ default: Home })));
const New = lazy(() => import('./home/new.tsx').then(({ New }) => ({ default: New })));
const Desk = lazy(() => import('./desk/desk.tsx').then(({ Desk }) => ({ default: Desk })));
const Guest = lazy(() => import('./public/public.tsx').then(({ Guest }) => ({ default: Guest })));

export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={paths.home}>
            <Home />
          </Route>
          <Route path={paths.new}>
            <New />
          </Route>
          <Route path={deskPath}>{({ id }) => <Desk key={id} id={id} />}</Route>
          <Route path={guestPath}>{({ id }) => <Guest key={id} id={id} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
