import './desk.css';
import { Suspense, useEffect, useState } from 'react';
import { Link, Redirect, Route, Switch } from 'wouter';
import { ProblemError } from '../../client/index.ts';
import type { Entry } from '../../engine/index.ts';
import type { Me } from '../../protocol/wire.ts';
import { paths } from '../routes.ts';
import { NotesProvider } from '../shared/controls/notes.tsx';
import { loadRules, useFormatTables } from '../shared/formats.ts';
import { part } from '../shared/part.tsx';
import { pendingOn, tabName } from '../shared/pending.ts';
import { useServerPort, useTournamentPort } from '../shared/ports.tsx';
import { Gone, Loading, Message, Waiting } from '../shared/states.tsx';
import { useFormatWords, useT, withWords } from '../shared/words.ts';
import { DeskProvider, useDesk } from './context.tsx';
import { CorrectionProvider } from './correction/correction-provider.tsx';
import { DropProvider } from './drop/drop-provider.tsx';
import { Frame } from './frame.tsx';
import { DeskLog } from './log/desk-log.ts';
import { forgetDesk, keepDesk, keptDesk } from './log/kept-desk.ts';

/** Each page follows when it is asked for; the frame and the log come first. */
const Activity = part(() => import('./activity/activity.tsx').then(({ Activity }) => Activity));
const Between = part(withWords(['evening'], () => import('./between/between.tsx').then(({ Between }) => Between)));
const Board = part(() => import('./board/board.tsx').then(({ Board }) => Board));
const MatchPage = part(
  withWords(['evening'], () => import('./match/match-page.tsx').then(({ MatchPage }) => MatchPage)),
);
const Players = part(() => import('./players/players.tsx').then(({ Players }) => Players));
const PlayerCard = part(() => import('./player/player-card.tsx').then(({ PlayerCard }) => PlayerCard));
const Print = part(withWords(['evening'], () => import('./print/print.tsx').then(({ Print }) => Print)));
const Report = part(withWords(['evening'], () => import('./report/report.tsx').then(({ Report }) => Report)));
const SettingsPage = part(() => import('./settings/settings.tsx').then(({ SettingsPage }) => SettingsPage));
const Share = part(() => import('./share/share.tsx').then(({ Share }) => Share));
const RoundPage = part(() => import('./round/round-page.tsx').then(({ RoundPage }) => RoundPage));
const Standings = part(() => import('./standings/standings.tsx').then(({ Standings }) => Standings));

type Entrance =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly problem: string; readonly gone: boolean }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'in'; readonly me: Me; readonly log: DeskLog };

/** Finds out what this browser may do here, then opens the log. */
function useEntrance(id: string): Entrance {
  const port = useTournamentPort();
  const isServed = useServerPort() !== undefined;
  const { rules } = useFormatTables();
  const [entrance, setEntrance] = useState<Entrance>({ kind: 'waiting' });
  useEffect(() => {
    let leave = (): void => undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = (me: Me, entries?: readonly Entry[]) => {
      if (over) return;
      const log = new DeskLog(id, port, pendingOn(localStorage, id, 'desk', tabName()), (formats) =>
        loadRules(rules, formats),
      );
      // What the browser itself holds needs no second copy.
      const stopKeeping = isServed ? keepDesk(log, me) : () => undefined;
      leave = () => {
        stopKeeping();
        log.close();
      };
      log.open(entries);
      setEntrance({ kind: 'in', me, log });
    };
    const enter = async () => {
      try {
        open(await port.me(id));
      } catch (error) {
        if (error instanceof ProblemError) {
          const { detail, status } = error.problem;
          if (isServed) void forgetDesk(id);
          if (!over) setEntrance({ kind: 'refused', problem: detail, gone: status === 404 });
          return;
        }
        const kept = isServed ? await keptDesk(id) : undefined;
        if (kept) return open(kept.me, kept.entries);
        if (over) return;
        setEntrance({ kind: 'unreachable' });
        timer = setTimeout(() => void enter(), 2_000);
      }
    };
    void enter();
    return () => {
      over = true;
      clearTimeout(timer);
      leave();
    };
  }, [port, isServed, rules, id]);
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
              <DropProvider>
                <DeskPages />
              </DropProvider>
            </CorrectionProvider>
          </DeskProvider>
        </NotesProvider>
      );
  }
}

function DeskPages() {
  const { snapshot, facts } = useDesk();
  // The boundary around the page says “Reload”.
  if (snapshot.fault !== undefined) throw snapshot.fault;
  if (snapshot.gone) {
    return <Gone />;
  }
  return facts.about ? <Pages formats={snapshot.formats} /> : <Loading />;
}

function Pages({ formats }: { formats: readonly string[] }) {
  const { id, facts } = useDesk();
  useFormatWords(formats);
  return (
    <Frame>
      <Suspense fallback={<Waiting />}>
        <Switch>
          <Route path={paths.players} component={Players} />
          <Route path={paths.playerCard}>{({ player }) => <PlayerCard key={player} player={player} />}</Route>
          <Route path={paths.round}>{({ number }) => <RoundPage number={number} />}</Route>
          <Route path={paths.match}>{(at) => <MatchPage {...at} />}</Route>
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
