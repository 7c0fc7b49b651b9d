import './guest.css';
import { Route, Switch } from 'wouter';
import { Loading, Message } from '../parts/states.tsx';
import { useT } from '../words/words.ts';
import { PublicPage } from './public-page.tsx';
import { usePublicView } from './use-public-view.ts';

/** Everything the public sees, from slices alone. */
export function Guest({ id }: { id: string }) {
  const t = useT();
  const live = usePublicView(id);
  if (live.gone) {
    return (
      <Message title={t('states.notFound')}>
        <p>{t('states.goneHint')}</p>
      </Message>
    );
  }
  if (!live.view) return <Loading />;
  const { view, line } = live;
  return (
    <Switch>
      <Route>
        <PublicPage id={id} view={view} line={line} />
      </Route>
    </Switch>
  );
}
