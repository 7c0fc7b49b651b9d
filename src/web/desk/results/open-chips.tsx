import { memo } from 'react';
import type { Round, Table } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { isOpen } from './recording.ts';

interface ChipsProps {
  readonly round: Round;
  readonly current: Table;
  readonly onChoose: (table: number) => void;
}

/** DK-1: the open tables, always in sight. */
export const OpenChips = memo(function OpenChips({ round, current, onChoose }: ChipsProps) {
  const t = useT();
  const open = round.tables.filter(isOpen).sort((a, b) => a.number - b.number);
  return (
    <section className="card stack open-tables" aria-label={t('round.openTables')}>
      <h2>
        {t('round.open')} <span className="open-count">{open.length}</span>
      </h2>
      {open.length === 0 && <p className="quiet">{t('round.allIn')}</p>}
      {open.length > 0 && (
        <ul className="chips">
          {open.map((table) => (
            <li key={table.match}>
              <button
                type="button"
                className={`chip ${table.proposals.length > 0 ? 'reported' : ''}`}
                aria-label={t('entry.choose', { table: table.number })}
                aria-current={table.number === current.number ? 'true' : undefined}
                onClick={() => onChoose(table.number)}
              >
                {table.number}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
