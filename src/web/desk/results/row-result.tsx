import type { Table } from '../../../engine/index.ts';
import { numberText, resultText, turnedOutcome } from '../../../words/index.ts';
import { LateEntry } from '../../shared/late-entry.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { EntryMode } from './reading.ts';
import { scoreSoFar } from './recording.ts';
import { useCorrection } from './use-correction.ts';

interface ResultProps {
  readonly table: Table;
  readonly round: number;
  readonly edition: number;
  readonly entryMode: EntryMode;
  readonly scores: string;
  readonly turned: boolean;
  readonly active: boolean;
  readonly over: boolean;
  readonly typed: string;
  readonly onChoose: (table: number) => void;
}

/** As it was played, never only as points. Pressed: entering it, or correcting it. */
export function RowResult({
  table,
  round,
  edition,
  entryMode,
  scores,
  turned,
  active,
  over,
  typed,
  onChoose,
}: ResultProps) {
  const { t, language } = useSpeech();
  const { correct } = useCorrection();
  const { match, number, games, seats } = table;
  if (games.length === 0) return <span className="row-result">{t('entry.walkover')}</span>;
  const last = games.at(-1)?.recorded?.outcome;
  if (!last) {
    const [first = '', second = ''] = active ? typed.split('\n') : [];
    const [left, right] = (scoreSoFar(table) ?? []).map((score) => numberText(language, score));
    if (over) {
      return (
        <span className="row-result">
          {left}–{right}
        </span>
      );
    }
    return (
      <button
        type="button"
        className="row-result open"
        aria-label={t('entry.choose', { table: number })}
        onClick={() => onChoose(number)}
      >
        <span className={first ? 'typed' : 'blank'}>{first || left}</span>–
        <span className={second ? 'typed' : 'blank'}>{second || right}</span>
      </button>
    );
  }
  const [first = '', second = ''] = scores.split(' ');
  const whole = games.length > 1 && last.kind === 'scores' && first !== '' && second !== '';
  const text = whole
    ? `${numberText(language, Number(first))}–${numberText(language, Number(second))}`
    : resultText(language, turned && games.length === 1 ? turnedOutcome(last) : last, seats.length);
  const result = text.replace(/([\d½])–(?=[\d½])/, '$1 – ');
  const many = entryMode === 'scores' || entryMode === 'places';
  return (
    <button
      type="button"
      className={many ? 'link-button' : 'row-result'}
      aria-label={t(many ? 'entry.correctMany' : 'entry.correctAt', { table: number, result })}
      onClick={() => correct({ place: { round, edition, match, game: games.length } })}
    >
      {many ? t('entry.correct') : result}
    </button>
  );
}

/** HK-11: when a phone had the newest result, where that was long before it came. */
export function RowLate({ table }: { table: Table }) {
  const recorded = table.games.findLast((game) => game.recorded)?.recorded;
  return recorded?.arrivedAt === undefined ? null : (
    <Late enteredAt={recorded.completedAt} arrivedAt={recorded.arrivedAt} />
  );
}

function Late(times: { readonly enteredAt: number; readonly arrivedAt: number }) {
  const { facts } = useDesk();
  return (
    <span className="row-terms">
      <LateEntry {...times} event={facts.event} />
    </span>
  );
}
