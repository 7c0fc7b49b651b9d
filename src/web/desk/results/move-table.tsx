import { useState } from 'react';
import type { Round, Table } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

interface MoveProps {
  readonly round: Round;
  readonly table: Table;
  readonly onClose: () => void;
}

/** HK-10: a match is played at another table; its number, its players and its result stay its own. */
export function MoveTable({ round, table, onClose }: MoveProps) {
  const t = useT();
  const { names, attempt } = useDesk();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const players = table.seats.map(names).join(' – ');
  const move = () => {
    const to = Number(typed);
    const { number, edition } = round;
    const done = t('tableRow.moved', { from: table.number, table: to, players });
    const refused = attempt({ type: 'MoveMatch', round: number, edition, match: table.match, table: to }, { done });
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('tableRow.move')}>
      <p>{players}</p>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <label className="line">
          {t('tableRow.moveTo')}
          <input
            className="input draft-move-table"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          />
        </label>
        <Button type="submit" kind="ink">
          {t('draftMove.move')}
        </Button>
      </form>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
