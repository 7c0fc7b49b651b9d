import './seat-boxes.css';
import type { CSSProperties, KeyboardEvent } from 'react';
import { isAway, type RoundRules, type Table } from '../../../engine/index.ts';
import { criterionName, numberText } from '../../../words/index.ts';
import type { SeatSoFar } from '../../shared/seat-so-far.ts';
import { useReckoning } from '../../shared/use-reckoning.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { type EntryMode, lineOf } from './reading.ts';
import { useTotals } from './use-totals.ts';

/** As many columns as there are seats. */
export const seatsStyle = (seats: number): CSSProperties => ({ '--seats': seats }) as CSSProperties;

interface BoxesProps {
  readonly table: Table;
  readonly rules: RoundRules;
  readonly entryMode: EntryMode;
  readonly cells: readonly string[];
  readonly onType: (line: string) => void;
}

/** One box per seat, in seat order: the same line, for fingers and for people who read by name. */
export function SeatBoxes({ table, rules, entryMode, cells, onType }: BoxesProps) {
  const { t, language } = useSpeech();
  const { names, facts } = useDesk();
  const before = useTotals(rules.headline);
  const level = rules.limit;
  const reckon = useReckoning(facts.about?.format ?? '');
  const soFar = level === undefined ? undefined : reckon?.(table, cells, facts.about?.config, before);
  const kind = entryMode === 'pair' ? 'pair' : soFar ? 'lines' : '';
  const most = Math.max(...table.seats.map((player, seat) => soFar?.[seat]?.total ?? before(player)));
  const scale = level === undefined ? 1 : Math.max(level * 1.35, most);
  return (
    <ol className={`seat-boxes ${kind}`} style={seatsStyle(table.seats.length)}>
      {soFar && level !== undefined && (
        <li className="seat-heads" aria-hidden="true">
          <span>{t('seatRow.score')}</span>
          <span>{t('seatRow.place')}</span>
          <span>{criterionName(language, rules.headline ?? '')}</span>
          <span className="seat-level" style={{ insetInlineStart: `${(100 * level) / scale}%` }}>
            {t('seatRow.outAt', { level })}
          </span>
          <span>{t('entry.total')}</span>
        </li>
      )}
      {table.seats.map((player, seat) => {
        const name = names(player);
        const left = isAway(facts.players.get(player));
        const change = (value: string) =>
          onType(lineOf(table.seats.map((_, at) => (at === seat ? value : (cells[at] ?? '')))));
        return (
          <li key={player} className={`seat-box ${soFar?.[seat]?.out ? 'out' : ''}`}>
            <label>
              <span className="seat-name">
                {name}
                {left && <span className="mark warn"> {t('entry.left')}</span>}
              </span>
              <input
                className="input"
                inputMode={entryMode === 'scores' ? 'decimal' : 'numeric'}
                autoComplete="off"
                aria-label={t(entryMode === 'places' ? 'entry.placeOf' : 'entry.scoreOf', { name })}
                value={cells[seat] ?? ''}
                onChange={(event) => change(event.target.value.replace(/\s/g, ''))}
                onKeyDown={toNextBox}
              />
            </label>
            {soFar && level !== undefined && (
              <SumSoFar seat={soFar[seat] ?? { out: false }} before={before(player)} {...{ level, scale }} />
            )}
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

/** A total this far below the level is worth a word. */
const CLOSE = 6;

interface SoFarProps {
  readonly seat: SeatSoFar;
  readonly before: number;
  readonly level: number;
  /** What the whole width of the bar stands for. */
  readonly scale: number;
}

/** Place, the bracket of a tie, what is taken, and the sum it leads to, drawn towards the level (ST-1). */
function SumSoFar({ seat, before, level, scale }: SoFarProps) {
  const { t, language } = useSpeech();
  const { place, sharedTo, taken = 0, total, out } = seat;
  const width = (count: number) => ({ width: `${(100 * count) / scale}%` });
  const short = level - (total ?? before);
  return (
    <p className="seat-strikes">
      <span className={`seat-place ${sharedTo === undefined ? '' : 'tied'}`}>
        {place !== undefined &&
          (sharedTo === undefined ? `${place}.` : t('entry.shared', { from: place, to: sharedTo }))}
      </span>
      <span className="seat-sum">
        <span className="seat-before">{numberText(language, before)}</span>{' '}
        <span className="seat-plus">{total !== undefined && `+${numberText(language, taken)}`}</span>
      </span>
      <span className="seat-bar" aria-hidden="true">
        <i style={width(before)} />
        <i className="added" style={width(taken)} />
        <b style={{ insetInlineStart: `${(100 * level) / scale}%` }} />
      </span>
      <span className={`seat-total ${total === undefined ? 'quiet' : ''}`}>
        <span className="unseen">{t('entry.total')} </span>
        {numberText(language, total ?? before)}
      </span>
      <span className="seat-mark">
        {out && <span className="out-flag">{t('seatRow.out')}</span>}
        {!out && total !== undefined && short <= CLOSE && (
          <span className="mark-words">{t('seatRow.short', { count: short })}</span>
        )}
      </span>
    </p>
  );
}
