import './motif.css';
import type { CSSProperties } from 'react';
import { useT } from '../words.ts';

export interface Pole {
  readonly round: number;
  /** What is written on the flag, where it is not the number of the round. */
  readonly mark?: string;
  /** As people call it: “Quarter-finals”. */
  readonly label: string;
  readonly state: 'closed' | 'now' | 'to-come';
  /** Of the present round: tables in, and of how many. */
  readonly tables?: { readonly done: number; readonly count: number } | undefined;
  /** Such as the time at which it begins. */
  readonly foot?: string;
}

/** The rounds of an event: a closed one's pennant is at the top, the present one's climbs, coming rounds are bare. */
export function Poles({ poles, tall = false }: { poles: readonly Pole[]; tall?: boolean }) {
  const t = useT();
  const named = poles.some(({ foot }) => foot !== undefined);
  return (
    <ol
      className={`poles ${tall ? 'tall' : ''} ${named ? 'named' : ''}`}
      aria-label={t('motif.rounds')}
      style={counted(poles)}
    >
      {poles.map(({ round, mark = round, label, state, tables, foot }) => (
        <li key={round} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'to-come' ? (
            <span className="pole-number" aria-hidden="true">
              {mark}
            </span>
          ) : (
            <span className="pole-flag" aria-hidden="true" style={climbed(state, tables)}>
              {mark}
            </span>
          )}
          <span className="unseen">
            {t(`motif.${state}`, { label })}
            {tables && `. ${t('motif.tablesIn', tables)}`}
          </span>
          {foot !== undefined && <span className="pole-foot">{foot}</span>}
        </li>
      ))}
    </ol>
  );
}

const counted = (poles: readonly Pole[]) => ({ '--poles': poles.length }) as CSSProperties;

function climbed(state: Pole['state'], tables: Pole['tables']): CSSProperties {
  const share = state === 'closed' ? 1 : tables && tables.count > 0 ? tables.done / tables.count : 0;
  return { '--climbed': share } as CSSProperties;
}
