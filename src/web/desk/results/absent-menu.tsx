import { useState } from 'react';
import type { Outcome, Round, Table } from '../../../engine/index.ts';
import { Menu } from '../../shared/controls/menu.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { MoveTable } from './move-table.tsx';

interface AbsentProps {
  readonly round: Round;
  readonly table: Table;
  readonly onChoose: (outcome: Outcome) => void;
}

/** For games that nobody played, or only one came to; and for a match that is played elsewhere (HK-10). */
export function AbsentMenu({ round, table, onChoose }: AbsentProps) {
  const t = useT();
  const { names } = useDesk();
  const [moving, setMoving] = useState(false);
  const absent = (label: string, seats: readonly number[]) => ({
    label,
    run: () => onChoose({ kind: 'forfeit', seats }),
  });
  const [first = '', second = ''] = table.seats.map(names);
  const two = table.seats.length === 2;
  return (
    <>
      <Menu
        label="⋯"
        name={t('entry.notPlayed')}
        className="button square"
        entries={[
          two && absent(t('round.absent', { name: first }), [0]),
          two && absent(t('round.absent', { name: second }), [1]),
          two && absent(t('round.absentBoth'), [0, 1]),
          { label: t('tableRow.move'), run: () => setMoving(true) },
        ]}
      />
      {moving && <MoveTable round={round} table={table} onClose={() => setMoving(false)} />}
    </>
  );
}
