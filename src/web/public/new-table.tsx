import { useEffect, useRef } from 'react';
import type { Names } from '../../words/index.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';

/** Newest tables of this player, as one text: it changes when another is published. */
const tablesOf = (view: Seen, player: string): string =>
  openTablesOf(view, player)
    .map(({ round, match }) => `${round.number}.${round.edition}.${match.table}`)
    .join(' ');

/** Told to screen readers, and felt in the pocket where the browser allows it. */
export function NewTable({ view, player, names }: { view: Seen; player: string; names: Names }) {
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
