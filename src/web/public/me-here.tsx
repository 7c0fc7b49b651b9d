import type { ReactNode } from 'react';
import { placesOf } from '../../engine/index.ts';
import type { Names } from '../../words/index.ts';
import { NameLink } from '../shared/boards/player-pages.tsx';
import { Needs } from '../shared/forecast/index.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { MyCard } from './my-card.tsx';
import { NewTable } from './new-table.tsx';
import { PastGames } from './past-games.tsx';

interface MeProps {
  readonly view: Seen;
  readonly player: string;
  readonly names: Names;
  readonly clocks?: string;
  /** Someone else looks; absent on a private link. */
  readonly onOther?: () => void;
  /** Between the table and the past: the report. */
  readonly children?: ReactNode;
}

/** DK-11: the player, where they play and how they stand. With a private link, they report here. */
export function MeHere({ view, player, names, clocks, onOther, children }: MeProps) {
  const { t } = useSpeech();
  const { standings, about } = view;
  const row = standings.find((one) => one.player === player);
  const place = row && placesOf(standings, about.winners)(row);
  return (
    <>
      <NewTable {...{ view, player, names }} />
      <p className="line my-name">
        <b>
          <NameLink player={player} names={names} />
        </b>
        {place !== undefined && view.rounds.length > 0 && (
          <span className="quiet">{t('me.place', { place, count: standings.length })}</span>
        )}
        {onOther && (
          <button type="button" className="link-button push" onClick={onOther}>
            {t('me.other')}
          </button>
        )}
      </p>
      <div className="me-here">
        <div className="stack">
          <MyCard view={view} player={player} names={names} {...(clocks !== undefined && { clocks })} />
          {children}
        </div>
        <div className="stack">
          {about.forecast && about.status === 'running' && (
            <Needs id={about.id} version={view.version} {...{ names, player }} />
          )}
          <PastGames view={view} player={player} names={names} />
        </div>
      </div>
    </>
  );
}
