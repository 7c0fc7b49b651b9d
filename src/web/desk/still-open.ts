import { playsInGroups, type Round, type Table } from '../../engine/index.ts';
import { type Language, listText } from '../../words/index.ts';
import type { Translate } from '../shared/words.ts';
import { inTableOrder, isOpen } from './results/recording.ts';

/** More than these are counted, not listed. */
const FEW = 5;

/** DK-26: why a round cannot be closed yet: who still plays, and what waits for the desk's word. */
export function stillOpen(t: Translate, language: Language, round: Round): string | undefined {
  const tables = inTableOrder(round).filter(isOpen);
  if (tables.length === 0) return undefined;
  if (playsInGroups(round)) {
    const games = tables.flatMap((table) => table.games.filter(({ recorded }) => !recorded));
    return t('action.gamesOpen', { count: games.length });
  }
  if (tables.length > FEW) return t('action.tablesOpen', { count: tables.length });
  const sentence = (key: 'action.playing' | 'action.reported', some: readonly Table[]) =>
    some.length === 0
      ? []
      : [
          t(key, {
            count: some.length,
            tables: listText(
              language,
              some.map(({ number }) => String(number)),
            ),
          }),
        ];
  const isReported = ({ proposals }: Table) => proposals.length > 0;
  return [
    ...sentence(
      'action.playing',
      tables.filter((table) => !isReported(table)),
    ),
    ...sentence('action.reported', tables.filter(isReported)),
  ].join(' ');
}
