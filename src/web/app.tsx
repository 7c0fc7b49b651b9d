import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { deskPath, paths, publicPath } from './routes.ts';
import { ErrorBoundary } from './shared/error-boundary.tsx';
import { Loading, NotFound } from './shared/states.tsx';

/** Public pages, player pages and the wall live from slices; only the desk brings the engine along. */
const Home = lazy(() => import('./home/home.tsx').then(({ Home }) => ({ default: Home })));
const New = lazy(() => import('./home/new.tsx').then(({ New }) => ({ default: New })));
const Account = lazy(() => import('./home/account-page.tsx').then(({ AccountPage }) => ({ default: AccountPage })));
const Access = lazy(() => import('./home/access-page.tsx').then(({ AccessPage }) => ({ default: AccessPage })));
const Reset = lazy(() => import('./home/account-forms.tsx').then(({ ResetPassword }) => ({ default: ResetPassword })));
const Desk = lazy(() => import('./desk/desk.tsx').then(({ Desk }) => ({ default: Desk })));
const Wall = lazy(() => import('./wall/wall-page.tsx').then(({ WallPage }) => ({ default: WallPage })));
const Public = lazy(() => import('./public/public.tsx').then(({ PublicPages }) => ({ default: PublicPages })));

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
          <Route path={paths.account}>
            <Account />
          </Route>
          <Route path={paths.reset}>{({ token }) => <Reset token={token} />}</Route>
          <Route path={paths.access}>{({ id }) => <Access key={id} id={id} />}</Route>
          <Route path={deskPath}>{({ id }) => <Desk key={id} id={id} />}</Route>
          <Route path={paths.wall}>{({ id }) => <Wall key={id} id={id} />}</Route>
          <Route path={publicPath}>{({ id }) => <Public key={id} id={id} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
