import type { Outcome, Table } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { ClockLink } from './clock-link.tsx';
import { GameLine } from './game-line.tsx';
import { duels, type Spot } from './recording.ts';

interface BoxesProps {
  readonly table: Table;
  readonly spot: Spot | undefined;
  readonly cells: readonly string[];
  readonly onChoose: (outcome: Outcome) => void;
}

/** HK-24: the game that is played now, as it is announced, and its three results. */
export function DuelBoxes({ table, spot, cells, onChoose }: BoxesProps) {
  const t = useT();
  const { names } = useDesk();
  const [first = '', second = ''] = table.seats.map(names);
  const choice = (outcome: Outcome, label: string, key: string, cell: string) => (
    <button
      type="button"
      className="button duel-box"
      aria-pressed={cells[0] === cell}
      onClick={() => onChoose(outcome)}
    >
      <span className="key" aria-hidden="true">
        {key}
      </span>
      <span>{label}</span>
    </button>
  );
  return (
    <>
      {spot && <GameLine table={table} at={spot.place.game - 1} />}
      {spot && <ClockLink spot={spot} />}
      <div className="duel-boxes">
        {choice(duels.first, t('round.wins', { name: first }), '1', '1')}
        {choice(duels.draw, t('round.draw'), '=', '½')}
        {choice(duels.second, t('round.wins', { name: second }), '0', '0')}
      </div>
    </>
  );
}
