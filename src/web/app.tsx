import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { deskPath, paths, publicPath } from './routes.ts';
import { ErrorBoundary } from './shared/error-boundary.tsx';
import { organiserPage, page } from './shared/part.tsx';
import { useServerPort } from './shared/ports.tsx';
import { Loading, NotFound } from './shared/states.tsx';
import { withWords } from './shared/words.ts';

/** Public pages, player pages and the wall live from slices; only the desk brings the engine along, without any format's rules. */
const Home = organiserPage(() => import('./home/home.tsx').then(({ Home }) => Home), 'care');
const New = organiserPage(() => import('./home/new.tsx').then(({ New }) => New));
const Account = organiserPage(() => import('./home/account-page.tsx').then(({ AccountPage }) => AccountPage), 'care');
const Access = organiserPage(() => import('./home/access-page.tsx').then(({ AccessPage }) => AccessPage));
const Reset = organiserPage(() => import('./home/account-forms.tsx').then(({ ResetPassword }) => ResetPassword));
const Docs = organiserPage(() => import('./docs/docs-page.tsx').then(({ DocsPage }) => DocsPage));
const Desk = organiserPage(() => import('./desk/desk.tsx').then(({ Desk }) => Desk));
const Wall = page(withWords(['forecast'], () => import('./wall/wall-page.tsx').then(({ WallPage }) => WallPage)));
/** A player who only wants to know their table does not fetch the whole event. */
const Mine = page(() => import('./public/my-page.tsx').then(({ MyPage }) => MyPage));
const Public = page(() => import('./public/public.tsx').then(({ PublicPages }) => PublicPages));

export function App() {
  const server = useServerPort();
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
          {server && (
            <Route path={paths.account}>
              <Account server={server} />
            </Route>
          )}
          <Route path={paths.docs}>{({ '*': name = '' }) => <Docs name={name} />}</Route>
          {server && <Route path={paths.reset}>{({ token }) => <Reset {...{ server, token }} />}</Route>}
          {server && <Route path={paths.access}>{({ id }) => <Access key={id} {...{ server, id }} />}</Route>}
          <Route path={deskPath}>{({ id }) => <Desk key={id} id={id} />}</Route>
          <Route path={paths.wall}>{({ id }) => <Wall key={id} id={id} />}</Route>
          <Route path={paths.mine}>{({ id }) => <Mine key={id} id={id} />}</Route>
          <Route path={publicPath}>{({ id }) => <Public key={id} id={id} />}</Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
