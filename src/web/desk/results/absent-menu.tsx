import type { Outcome, Table } from '../../../engine/index.ts';
import { Menu } from '../../shared/controls/menu.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** For games that nobody played, or only one came to. */
export function AbsentMenu({ table, onChoose }: { table: Table; onChoose: (outcome: Outcome) => void }) {
  const t = useT();
  const { names } = useDesk();
  const absent = (label: string, seats: readonly number[]) => ({
    label,
    run: () => onChoose({ kind: 'forfeit', seats }),
  });
  const [first = '', second = ''] = table.seats.map(names);
  return (
    <Menu
      label="⋯"
      name={t('entry.notPlayed')}
      className="button square"
      entries={[
        absent(t('round.absent', { name: first }), [0]),
        absent(t('round.absent', { name: second }), [1]),
        absent(t('round.absentBoth'), [0, 1]),
      ]}
    />
  );
}
