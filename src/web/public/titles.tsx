import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf } from '../shared/whereabouts.ts';
import type { Translate } from '../shared/words.ts';

/** “Table 7”: a phone in another tab shows by its title that a new table is out. */
export function tableTitle(t: Translate, view: Seen, player: string): string | undefined {
  const tables = openTablesOf(view, player).map(({ match }) => match.table);
  return tables.length === 0 ? undefined : `${t('me.table')} ${tables.join(', ')}`;
}

/** «Round 3 of 7»: the figure that changes leads, the words around it are quiet; without one the words lead. */
export function Counted({ text }: { text: string }) {
  const [, before = '', figure, after = ''] = /^(\D*)(\d+(?:[:.,]\d+)*)(.*)$/s.exec(text) ?? [];
  if (figure === undefined) return <b>{text}</b>;
  return (
    <span className="counted">
      {before}
      <b>{figure}</b>
      {after}
    </span>
  );
}
