import type { Seen } from '../shared/use-public-view.ts';
import { openTablesOf } from '../shared/whereabouts.ts';
import type { Translate } from '../shared/words.ts';

/** “Table 7”: a phone in another tab shows by its title that a new table is out. */
export function tableTitle(t: Translate, view: Seen, player: string): string | undefined {
  const tables = openTablesOf(view, player).map(({ match }) => match.table);
  return tables.length === 0 ? undefined : `${t('me.table')} ${tables.join(', ')}`;
}
