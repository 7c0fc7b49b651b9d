import { useEffect, useState } from 'react';
import { NoAnswer, TiltyardClient } from '../../client/index.ts';
import type { Me } from '../../protocol/wire.ts';
import { namesOf } from '../../words/index.ts';
import { Live, type WithView } from '../shared/live.tsx';
import { Loading } from '../shared/states.tsx';
import { usePendingQueue } from '../shared/use-pending-queue.ts';
import { useSpeech } from '../shared/words.ts';
import { FindMe } from './find-me.tsx';
import { MyCard } from './my-card.tsx';
import { useMyName } from './my-name.ts';
import { PastGames } from './past-games.tsx';
import { GuestHead } from './public-head.tsx';
import { PublicParts } from './public-page.tsx';
import { ReportResult } from './report-result.tsx';

const ASK_AGAIN_AFTER = 2_000;

/** DK-11, DK-12: one player's phone. With a private link it knows whose it is; without one it asks. */
export function MyPage({ id }: { id: string }) {
  const { language } = useSpeech();
  const [me, setMe] = useState<Me | 'unknown'>();
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      new TiltyardClient({ language }).me(id).then(
        (found) => over || setMe(found),
        (error) => {
          if (over) return;
          // Without a line nobody knows whose phone this is; that is no answer yet.
          if (error instanceof NoAnswer) timer = setTimeout(ask, ASK_AGAIN_AFTER);
          else setMe('unknown');
        },
      );
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [id, language]);
  if (me === undefined) return <Loading />;
  const linked = me === 'unknown' ? undefined : me.player;
  return (
    <Live id={id} as={linked === undefined ? 'public' : 'player'}>
      {(live) => <Mine id={id} linked={linked} {...live} />}
    </Live>
  );
}

function Mine({ id, linked, ...live }: WithView & { id: string; linked: string | undefined }) {
  const { t } = useSpeech();
  const { view } = live;
  const [chosen, setChosen] = useMyName(id);
  const queue = usePendingQueue(id, 'player', live.line);
  const names = namesOf(view.players);
  const player = linked ?? (view.players.some((one) => one.id === chosen) ? chosen : undefined);
  const row = view.standings.find((one) => one.player === player);
  return (
    <div className="guest mine">
      <GuestHead {...live} />
      <main className="page stack">
        {player === undefined ? (
          <FindMe players={view.players} onChoose={setChosen} />
        ) : (
          <>
            <p className="line">
              <b>{names(player)}</b>
              {row && view.rounds.length > 0 && (
                <span className="quiet">{t('me.place', { place: row.place, count: view.standings.length })}</span>
              )}
              {linked === undefined && (
                <button type="button" className="link-button push" onClick={() => setChosen(undefined)}>
                  {t('me.other')}
                </button>
              )}
            </p>
            <MyCard view={view} player={player} names={names} {...(linked !== undefined && { clocks: id })} />
            {linked !== undefined && view.about.selfReport && (
              <ReportResult player={player} names={names} queue={queue} {...live} />
            )}
            <PastGames view={view} player={player} names={names} />
          </>
        )}
        <PublicParts view={view} names={names} />
      </main>
    </div>
  );
}
