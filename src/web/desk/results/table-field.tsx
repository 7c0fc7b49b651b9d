import { type RefObject, useState } from 'react';
import type { Round, Table } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly table: Table;
  readonly round: Round;
  readonly onChoose: (table: number) => void;
  readonly onDone: () => void;
}

/** DK-3: a number goes to its table. */
export function TableField({ field, table, round, onChoose, onDone }: FieldProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  return (
    <label className="entry-table">
      <span>{t('entry.table')}</span>
      <input
        ref={field}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? table.number}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          const text = event.target.value.replace(/\D/g, '');
          setTyped(text);
          if (round.tables.some((one) => one.number === Number(text))) onChoose(Number(text));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'ArrowRight') return;
          event.preventDefault();
          onDone();
        }}
      />
    </label>
  );
}
