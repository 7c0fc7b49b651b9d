import type { GroupRoundView, GroupView } from '../../../engine/index.ts';
import type { Names } from '../../../words/index.ts';
import { useT } from '../words.ts';
import { CrossTable } from './cross-table.tsx';

interface GroupCardProps {
  readonly group: GroupView;
  readonly round: Pick<GroupRoundView, 'round' | 'sides'>;
  readonly names: Names;
}

/** GR-13: one group's cross table; RR-6: without a number it is everyone's, and needs no heading. */
export function GroupCard({ group, round: { round, sides }, names }: GroupCardProps) {
  const t = useT();
  const { group: number } = group;
  return (
    // Lines of the board find the card by its round and number.
    <article
      data-card={`${round} ${number ?? ''}`}
      className={`card board-card ${number === undefined ? 'whole' : ''}`}
    >
      {number !== undefined && <h3>{t('groups.group', { group: number })}</h3>}
      <CrossTable
        group={group}
        names={names}
        sides={sides}
        caption={number === undefined ? t('groups.captionAll') : t('groups.captionIn', { group: number, round })}
      />
    </article>
  );
}
