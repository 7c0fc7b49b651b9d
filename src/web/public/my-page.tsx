import './guest-styles.ts';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { NoAnswer, ProblemError } from '../../client/index.ts';
import { namesOf, zoneAt } from '../../words/index.ts';
import { PlayerPages } from '../shared/boards/player-pages.tsx';
import { Live, type WithView } from '../shared/live.tsx';
import type { KeptMe } from '../shared/offline.ts';
import { part } from '../shared/part.tsx';
import { useServerPort, useTournamentPort } from '../shared/ports.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { Loading } from '../shared/states.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import { usePendingQueue } from '../shared/use-pending-queue.ts';
import { useSpeech } from '../shared/words.ts';
import { FindMe } from './find-me.tsx';
import { MeHere } from './me-here.tsx';
import { useMyName } from './my-name.ts';
import { playerPage } from './player-link.tsx';
import { GuestHead } from './public-head.tsx';
import { partName, partPath, partsOf } from './public-tabs.tsx';
import { ReportResult } from './report-result.tsx';
import { tableTitle } from './titles.tsx';

/** Only between rounds. */
const NextStart = part(
  () => import('../shared/next-start/next-start.tsx').then(({ NextStart }) => NextStart),
  () => null,
);

const ASK_AGAIN_AFTER = 2_000;

/** DK-23: in a secure context, what is kept for a visit without a server. */
const offlineFor = (isServed: boolean) => () =>
  isServed && 'serviceWorker' in navigator
    ? import('../shared/offline.ts')
    : Promise.reject(new Error('Nothing is kept here.'));

/** DK-11, DK-12: one player's phone. With a private link it knows whose it is; without one it asks. */
export function MyPage({ id }: { id: string }) {
  const port = useTournamentPort();
  const isServed = useServerPort() !== undefined;
  const [me, setMe] = useState<KeptMe | 'unknown'>();
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const offline = offlineFor(isServed);
    const ask = () =>
      port.me(id).then(
        ({ label, player }) => {
          if (over) return;
          const found = { label, ...(player !== undefined && { player }) };
          setMe(found);
          offline()
            .then(({ keepMe }) => keepMe(id, found))
            .catch(() => undefined);
        },
        (error) => {
          if (over) return;
          // Offline nobody knows whose phone this is, unless it knew before; that is not an answer yet.
          if (error instanceof NoAnswer) {
            timer = setTimeout(ask, ASK_AGAIN_AFTER);
            offline()
              .then(({ keptMe }) => keptMe(id))
              .then((last) => over || setMe((known) => known ?? last))
              .catch(() => undefined);
          } else {
            setMe('unknown');
            // The link was taken back: so is what it showed.
            if (error instanceof ProblemError && error.problem.status < 500) {
              offline()
                .then(({ forget }) => forget(`me ${id}`, `player ${id}`))
                .catch(() => undefined);
            }
          }
        },
      );
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [port, isServed, id]);
  if (me === undefined) return <Loading />;
  const linked = me === 'unknown' ? undefined : me.player;
  return (
    <Live id={id} as={linked === undefined ? 'public' : 'player'}>
      {(live) => (
        <PlayerPages value={(player) => playerPage(id, player)}>
          <Mine id={id} linked={linked} label={me === 'unknown' ? '' : me.label} {...live} />
        </PlayerPages>
      )}
    </Live>
  );
}

interface MineProps extends WithView {
  readonly id: string;
  readonly linked: string | undefined;
  /** What the link calls its player: someone who waits for approval is on no list yet. */
  readonly label: string;
}

function Mine({ id, linked, label, ...live }: MineProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { view } = live;
  const [chosen, setChosen] = useMyName(id);
  const queue = usePendingQueue(id, 'player', live.line);
  const names = namesOf(view.players);
  const known = (player: string | undefined) => view.players.some((one) => one.id === player);
  const player = linked ?? (known(chosen) ? chosen : undefined);
  useEffect(() => {
    if (linked !== undefined) setChosen(linked);
  }, [linked, setChosen]);
  usePageTitle(player !== undefined && tableTitle(t, view, player), view.about.name);
  return (
    <div className="guest mine">
      <GuestHead {...live} small />
      <main className="page stack">
        {view.about.progress.kind === 'between' && (
          <Suspense fallback={null}>
            <NextStart id={id} progress={view.about.progress} zone={zoneAt(view.about.event)} ahead={live.ahead} />
          </Suspense>
        )}
        {player === undefined ? (
          <>
            <p>{t('guest.findHint')}</p>
            <FindMe players={view.players} onChoose={setChosen} />
          </>
        ) : known(player) ? (
          <MeHere
            {...{ view, player, names }}
            {...(linked === undefined ? { onOther: () => setChosen(undefined) } : { clocks: id })}
          >
            {linked !== undefined && view.about.selfReport && (
              <ReportResult player={player} names={names} queue={queue} {...live} />
            )}
          </MeHere>
        ) : (
          <section className="my-now" role="status">
            <h2 className="my-others">
              <bdi>{label}</bdi>
            </h2>
            <p>{t('me.waitsForApproval')}</p>
          </section>
        )}
        <nav className="guest-links" aria-label={t('tabs.label')}>
          {partsOf(view).map((part) => (
            <Link key={part} href={partPath(id, part)}>
              {partName(speech, part, view.board)}
            </Link>
          ))}
        </nav>
        <SiteFoot />
      </main>
    </div>
  );
}
