import './motif.css';
import { useT } from '../words.ts';

export type TickState = 'in' | 'reported' | 'open' | 'conflict';

export interface Tick {
  readonly table: number;
  readonly state: TickState;
}

interface TicksProps {
  readonly ticks: readonly Tick[];
  /** The table that is being entered. */
  readonly now?: number | undefined;
  readonly className?: string;
  /** The sentence, where the page says it already. */
  readonly label?: string;
}

/** The tables of the present round: full is in, hatched is reported, hollow is open. The picture of one sentence. */
export function Ticks({ ticks, now, className = '', label }: TicksProps) {
  const t = useT();
  const done = ticks.filter(({ state }) => state === 'in').length;
  const reported = ticks.filter(({ state }) => state === 'reported').length;
  const counted = [
    t('motif.tablesIn', { count: ticks.length, done }),
    ...(reported > 0 ? [t('motif.reported', { count: reported })] : []),
  ].join(' ');
  return (
    <div className={`ticks ${className}`} role="img" aria-label={label ?? counted}>
      {ticks.map(({ table, state }) => (
        <i key={table} className={`${state} ${table === now ? 'now' : ''}`} />
      ))}
    </div>
  );
}
