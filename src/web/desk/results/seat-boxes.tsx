import type { CSSProperties, KeyboardEvent } from 'react';
import type { RoundRules, Table } from '../../../engine/index.ts';
import { numberText } from '../../../words/index.ts';
import { reckoningOf } from '../../formats/index.ts';
import type { SeatSoFar } from '../../shared/seat-so-far.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { lineOf, type Manner } from './reading.ts';
import { useTotals } from './use-totals.ts';

/** As many columns as there are seats. */
export const seatsStyle = (seats: number): CSSProperties => ({ '--seats': seats }) as CSSProperties;

interface BoxesProps {
  readonly table: Table;
  readonly rules: RoundRules;
  readonly manner: Manner;
  readonly cells: readonly string[];
  readonly onType: (line: string) => void;
}

/** One box per seat, in seat order: the same line, for fingers and for those who read by name. */
export function SeatBoxes({ table, rules, manner, cells, onType }: BoxesProps) {
  const { t } = useSpeech();
  const { names, facts } = useDesk();
  const before = useTotals(rules.headline);
  const reckon = rules.limit === undefined ? undefined : reckoningOf(facts.about?.format ?? '');
  const soFar = reckon?.(table, cells, facts.about?.config, before);
  return (
    <ol className={`seat-boxes ${manner === 'pair' ? 'pair' : ''}`} style={seatsStyle(table.seats.length)}>
      {table.seats.map((player, seat) => {
        const name = names(player);
        const left = facts.players.get(player)?.droppedAfter !== undefined;
        const change = (value: string) =>
          onType(lineOf(table.seats.map((_, at) => (at === seat ? value : (cells[at] ?? '')))));
        return (
          <li key={player} className="seat-box">
            <label>
              <span className="seat-name">
                {name}
                {left && <span className="mark warn"> {t('entry.left')}</span>}
              </span>
              <input
                className="input"
                inputMode={manner === 'scores' ? 'decimal' : 'numeric'}
                autoComplete="off"
                aria-label={t(manner === 'places' ? 'entry.placeOf' : 'entry.scoreOf', { name })}
                value={cells[seat] ?? ''}
                onChange={(event) => change(event.target.value.replace(/\s/g, ''))}
                onKeyDown={toNextBox}
              />
            </label>
            {soFar && <SumSoFar seat={soFar[seat] ?? { out: false }} before={before(player)} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Space and the arrows go from box to box; Enter records. */
function toNextBox(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ' ': 1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const { selectionStart, value } = event.currentTarget;
  const inside =
    event.key === 'ArrowLeft' ? selectionStart !== 0 : event.key === 'ArrowRight' && selectionStart !== value.length;
  if (step === undefined || inside) return;
  event.preventDefault();
  const boxes = [...(event.currentTarget.closest('ol')?.querySelectorAll('input') ?? [])];
  const next = boxes[boxes.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.select();
}

/** Place, the bracket of a tie, what is taken, and the sum it leads to. */
function SumSoFar({ seat, before }: { seat: SeatSoFar; before: number }) {
  const { t, language } = useSpeech();
  const { place, sharedTo, taken, total, out } = seat;
  const sum = numberText(language, total ?? before);
  return (
    <p className={`seat-strikes ${out ? 'out' : ''}`}>
      <span className={`seat-place ${sharedTo === undefined ? '' : 'tied'}`}>
        {place !== undefined &&
          (sharedTo === undefined ? `${place}.` : t('entry.shared', { from: place, to: sharedTo }))}
      </span>
      <span className="seat-plus">{taken !== undefined && `+${numberText(language, taken)}`}</span>
      <span className={`seat-total ${total === undefined ? 'quiet' : ''}`} title={t('entry.total')}>
        <span className="unseen">{t('entry.total')} </span>
        {sum}
      </span>
    </p>
  );
}
