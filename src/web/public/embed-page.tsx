import './embed.css';
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { namesOf, progressParts } from '../../words/index.ts';
import { MAX_ROUNDS, roundColumns } from '../shared/boards/round-columns.tsx';
import { StandingsTable } from '../shared/boards/standings-table.tsx';
import type { WithView } from '../shared/live.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { PageLink } from '../shared/page-link.tsx';
import { part } from '../shared/part.tsx';
import { NotFound, Waiting } from '../shared/states.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import { useSpeech } from '../shared/words.ts';
import { playerPage } from './player-link.tsx';
import { TablesView } from './tables-view.tsx';

const BoardPicture = part(() => import('../shared/boards/board-picture.tsx').then(({ BoardPicture }) => BoardPicture));

/** In the frame of another site only this view may be shown (DK-27), so whatever leads elsewhere opens beside it. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

/** The page around it may make its frame as tall as this; it is told nothing else. */
function useHeightTold(id: string) {
  const view = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!view.current || window.parent === window) return undefined;
    const tell = () =>
      window.parent.postMessage({ tiltyard: id, height: Math.ceil(view.current?.scrollHeight ?? 0) }, '*');
    const watch = new ResizeObserver(tell);
    watch.observe(view.current);
    return () => watch.disconnect();
  }, [id]);
  return view;
}

interface EmbedProps extends WithView {
  readonly id: string;
  /** Standings, tables or board. */
  readonly part: string;
}

/** One part of the event for the page of a club: small, live, without anything to press but links. */
export function EmbedPage({ id, part, view }: EmbedProps) {
  const { t, language } = useSpeech();
  const { about, standings, rounds } = view;
  const names = namesOf(view.players);
  const main = useHeightTold(id);
  usePageTitle(false, about.name);
  if (!['standings', 'tables', 'board'].includes(part)) return <NotFound />;
  return (
    <main ref={main} className="embed stack" onClickCapture={openBeside}>
      <header className="embed-head">
        <h1>
          <PageLink href={`/t/${id}`}>
            <PennantMark /> <bdi>{about.name}</bdi>
          </PageLink>
        </h1>
        <p className="quiet">{progressParts(language, about.progress).join(' · ')}</p>
      </header>
      {part === 'standings' &&
        (standings.length === 0 ? (
          <p className="empty">{t('guest.notYet')}</p>
        ) : (
          <StandingsTable
            {...{ standings, names }}
            columns={roundColumns(language, rounds.slice(-MAX_ROUNDS), standings, names)}
            winners={about.winners}
            headline={about.headline}
            pageOf={(one) => playerPage(id, one)}
          />
        ))}
      {part === 'tables' && <TablesView {...{ id, names, rounds }} />}
      {part === 'board' && (
        <Suspense fallback={<Waiting />}>
          <BoardPicture {...about} {...view} names={names} />
        </Suspense>
      )}
    </main>
  );
}
