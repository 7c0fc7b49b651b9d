import { type ReactNode, useEffect, useRef } from 'react';
import type { Names } from '../../words/index.ts';
import { Needs } from '../shared/forecast/index.tsx';
import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { MyCard } from './my-card.tsx';
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

/** DK-11: the player, where they play and how they stand. The same on the private link and on the public address. */
export function MeHere({ view, player, names, clocks, onOther, children }: MeProps) {
  const { t } = useSpeech();
  const row = view.standings.find((one) => one.player === player);
  return (
    <>
      <NewTable {...{ view, player, names }} />
      <p className="line my-name">
        <b>
          <bdi>{names(player)}</bdi>
        </b>
        {row && view.rounds.length > 0 && (
          <span className="quiet">{t('me.place', { place: row.place, count: view.standings.length })}</span>
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
          {view.about.forecast && view.about.status === 'running' && (
            <Needs id={view.about.id} version={view.version} {...{ names, player }} />
          )}
          <PastGames view={view} player={player} names={names} />
        </div>
      </div>
    </>
  );
}

/** Newest tables of this player, as one text: it changes when another is published. */
const tablesOf = (view: Seen, player: string): string =>
  openTablesOf(view, player)
    .map(({ round, match }) => `${round.number}.${round.edition}.${match.table}`)
    .join(' ');

/** Told to screen readers, and felt in the pocket where the browser allows it. */
function NewTable({ view, player, names }: Pick<MeProps, 'view' | 'player' | 'names'>) {
  const { t } = useSpeech();
  const tables = tablesOf(view, player);
  const before = useRef(tables);
  useEffect(() => {
    if (before.current !== tables && tables !== '') navigator.vibrate?.([200, 100, 200]);
    before.current = tables;
  }, [tables]);
  const open = openTablesOf(view, player).map(({ match }) =>
    [match.table, ...match.seats.filter((seat) => seat !== player).map(names)].join(', '),
  );
  return (
    <p className="unseen" role="status">
      {open.length > 0 && t('me.newTable', { table: open.join('; ') })}
    </p>
  );
}
