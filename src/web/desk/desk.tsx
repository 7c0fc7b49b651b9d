import './desk.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Redirect, Route, Switch } from 'wouter';
import { ProblemError, TiltyardClient } from '../../client/index.ts';
import type { Me } from '../../protocol/wire.ts';
import { paths } from '../routes.ts';
import { browserLive } from '../shared/connection/browser-live.ts';
import { NotesProvider } from '../shared/controls/notes.tsx';
import { pendingOn, tabName } from '../shared/pending.ts';
import { Gone, Loading, Message, Waiting } from '../shared/states.tsx';
import { useSpeech, useT } from '../shared/words.ts';
import { DeskProvider, useDesk } from './context.tsx';
import { CorrectionProvider } from './correction/correction-provider.tsx';
import { Frame } from './frame.tsx';
import { DeskLog } from './log/index.ts';

/** Each page follows when it is asked for; the frame and the log come first. */
const Activity = lazy(() => import('./activity/activity.tsx').then(({ Activity }) => ({ default: Activity })));
const Between = lazy(() => import('./between/between.tsx').then(({ Between }) => ({ default: Between })));
const Board = lazy(() => import('./board/board.tsx').then(({ Board }) => ({ default: Board })));
const Players = lazy(() => import('./players/players.tsx').then(({ Players }) => ({ default: Players })));
const PlayerCard = lazy(() => import('./player/player-card.tsx').then(({ PlayerCard }) => ({ default: PlayerCard })));
const Print = lazy(() => import('./print/print.tsx').then(({ Print }) => ({ default: Print })));
const Report = lazy(() => import('./report/report.tsx').then(({ Report }) => ({ default: Report })));
const SettingsPage = lazy(() =>
  import('./settings/settings.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
);
const Share = lazy(() => import('./share/share.tsx').then(({ Share }) => ({ default: Share })));
const RoundPage = lazy(() => import('./round/round-page.tsx').then(({ RoundPage }) => ({ default: RoundPage })));
const Standings = lazy(() => import('./standings/standings.tsx').then(({ Standings }) => ({ default: Standings })));

type Entrance =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly problem: string; readonly gone: boolean }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'in'; readonly me: Me; readonly log: DeskLog };

/** Finds out what this browser may do here, then opens the log. */
function useEntrance(id: string): Entrance {
  const { language } = useSpeech();
  const [entrance, setEntrance] = useState<Entrance>({ kind: 'waiting' });
  useEffect(() => {
    const client = new TiltyardClient({ language, live: browserLive() });
    let log: DeskLog | undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enter = async () => {
      try {
        const me = await client.me(id);
        if (over) return;
        log = new DeskLog(id, client, pendingOn(localStorage, id, 'desk', tabName()));
        log.open();
        setEntrance({ kind: 'in', me, log });
      } catch (error) {
        if (over) return;
        if (error instanceof ProblemError) {
          const { detail, status } = error.problem;
          return setEntrance({ kind: 'refused', problem: detail, gone: status === 404 });
        }
        setEntrance({ kind: 'unreachable' });
        timer = setTimeout(() => void enter(), 2_000);
      }
    };
    void enter();
    return () => {
      over = true;
      clearTimeout(timer);
      log?.close();
    };
  }, [id, language]);
  return entrance;
}

export function Desk({ id }: { id: string }) {
  const t = useT();
  const entrance = useEntrance(id);
  switch (entrance.kind) {
    case 'waiting':
      return <Loading />;
    case 'unreachable':
      return (
        <Message title={t('states.unreachable')}>
          <p>{t('states.unreachableHint')}</p>
        </Message>
      );
    case 'refused':
      if (entrance.gone) return <Gone />;
      return (
        <Message title={t('states.notForYou')}>
          <p>{entrance.problem}</p>
          <p>
            <Link href="/">{t('states.toHome')}</Link>
          </p>
        </Message>
      );
    case 'in':
      if (entrance.me.role !== 'owner' && entrance.me.role !== 'desk')
        return <Redirect to={entrance.me.role === 'scorekeeper' ? `/t/${id}/score` : `/t/${id}`} />;
      return (
        <NotesProvider>
          <DeskProvider log={entrance.log} me={entrance.me}>
            <CorrectionProvider>
              <DeskPages />
            </CorrectionProvider>
          </DeskProvider>
        </NotesProvider>
      );
  }
}

function DeskPages() {
  const { id, snapshot, facts } = useDesk();
  // The boundary around the page says «Reload».
  if (snapshot.fault !== undefined) throw snapshot.fault;
  if (snapshot.gone) {
    return <Gone />;
  }
  if (!facts.about) return <Loading />;
  return (
    <Frame>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path={paths.players} component={Players} />
          <Route path={paths.playerCard}>{({ player }) => <PlayerCard key={player} player={player} />}</Route>
          <Route path={paths.round}>{({ number }) => <RoundPage number={number} />}</Route>
          <Route path={paths.standings} component={Standings} />
          <Route path={paths.board} component={Board} />
          <Route path={paths.between}>{({ number }) => <Between number={number} />}</Route>
          <Route path={paths.report} component={Report} />
          <Route path={paths.activity} component={Activity} />
          <Route path={paths.share} component={Share} />
          <Route path={paths.settings} component={SettingsPage} />
          <Route path={paths.print}>{({ sheet, number }) => <Print sheet={sheet} number={number} />}</Route>
          <Route>
            <Redirect to={`/t/${id}/desk/${facts.rounds.length > 0 ? 'round' : 'players'}`} replace />
          </Route>
        </Switch>
      </Suspense>
    </Frame>
  );
}
