import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { notation, type Outcome, type Reason, type Round, type RoundRules, type Table } from '../../../engine/index.ts';
import { labelText, listText, sayNotationProblem } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { AbsentMenu } from './absent-menu.tsx';
import { DuelBoxes } from './duel-boxes.tsx';
import { exampleOf, mannerOf } from './entry-mode.ts';
import { enteredBy } from './last-entered.ts';
import { Meaning } from './meaning.tsx';
import type { EntryMode, LineProblem, Reading } from './reading.ts';
import { inTableOrder, type Spot, spotOf } from './recording.ts';
import { SeatBoxes } from './seat-boxes.tsx';
import { inOrder, sidesOf } from './sides.ts';
import { TableField } from './table-field.tsx';
import { useCorrection } from './use-correction.ts';
import { asShown, useRecording } from './use-recording.ts';

interface LineProps {
  readonly round: Round;
  readonly rules: RoundRules;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly reading: Reading;
  readonly current: Table;
  readonly line: RefObject<HTMLInputElement | null>;
  readonly choose: (table: number, focus?: boolean) => void;
  readonly onRecorded: (table: Table) => void;
}

/** “Table [ 7 ] 5–3 ↵”: all results of an evening can go through here, without a mouse. */
export function EntryLine({ round, rules, text, setText, reading, current, line, choose, onRecorded }: LineProps) {
  const { t } = useSpeech();
  const { names, derived } = useDesk();
  const record = useRecording();
  const { correct } = useCorrection();
  const tableField = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const table = 'table' in reading && reading.kind !== 'jump' ? reading.table : current;
  const spot = spotOf(round, table);
  const recorded = spot?.game.recorded;
  const entryMode = mannerOf(rules, table);
  const { order } = sidesOf(derived, round.number, spot?.game);
  const shown = table.seats.length === 2 ? order.map((seat) => names(table.seats[seat] ?? '')) : table.seats.map(names);
  const refused = useRefusal(reading, spot);
  useEffect(() => {
    // At a desk with a keyboard the line is ready at once; on a phone no keyboard should jump up.
    const covered = document.querySelector('[role=dialog]') !== null;
    if (!covered && window.matchMedia('(pointer: fine)').matches) line.current?.focus({ preventScroll: true });
  }, [line]);
  useStrayKeys(line);

  const enter = (outcome: Outcome) => {
    // DK-10: what another desk stored meanwhile is not overwritten; whoever typed something else is asked, and keeps it.
    if (spot && recorded && isSame(table, recorded.outcome, outcome)) onRecorded(table);
    else if (spot && recorded) correct(spot, notation(inOrder(outcome, order), table.seats.length));
    else if (spot && record(spot, outcome)) onRecorded(table);
  };
  const submit = () => {
    setTried(true);
    if (reading.kind === 'jump') choose(reading.table.number);
    else if (reading.kind === 'ready' && refused === undefined) enter(reading.outcome);
    else if (reading.kind === 'empty' && spot && recorded) correct(spot);
  };
  const type = (typed: string) => {
    setTried(false);
    setText(typed);
  };
  const step = (by: number) => {
    const tables = inTableOrder(round).filter(({ games }) => games.length > 0);
    const next = tables[tables.findIndex(({ match }) => match === current.match) + by];
    if (next) choose(next.number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: text === '' ? undefined : () => type(''),
      Backspace: text === '' ? () => tableField.current?.focus() : undefined,
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const label = reading.kind === 'jump' ? 'entry.goTo' : recorded ? 'entry.correct' : 'entry.record';
  return (
    <form
      className="entry-line card"
      aria-label={t('entry.label')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="entry-command">
        <TableField
          field={tableField}
          table={table}
          round={round}
          onChoose={(number) => choose(number, false)}
          onDone={() => line.current?.focus()}
        />
        <input
          ref={line}
          className="input entry-input"
          aria-label={t('entry.resultOf', { table: table.number, names: shown.join(', ') })}
          aria-describedby="entry-meaning"
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('entry.example', { example: exampleOf(rules.form) })}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" kind="ink" className="entry-enter">
          {t(label, { table: reading.kind === 'jump' ? reading.table.number : table.number })}{' '}
          <span className="enter-key" aria-hidden="true">
            ↵
          </span>
        </Button>
        {!recorded && <AbsentMenu round={round} table={table} onChoose={enter} />}
      </div>
      {entryMode === 'duel' ? (
        <DuelBoxes table={table} spot={spot} cells={reading.cells} onChoose={enter} />
      ) : (
        <SeatBoxes {...{ table, rules, entryMode }} cells={reading.cells} onType={type} />
      )}
      <div id="entry-meaning" className="entry-meaning" role="status">
        <Said {...{ reading, refused, tried, entryMode, spot }} called={rules.called} />
        {rules.limit !== undefined && <p className="quiet entry-level">{t('entry.level', { level: rules.limit })}</p>}
      </div>
    </form>
  );
}

/** DK-3: no key of a result is lost: typed with the focus on a button, a link or nothing, it lands in the line. */
function useStrayKeys(line: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[\p{L}\d=+½-]$/u.test(event.key)) return;
      const takesKeys = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu]';
      if (event.target instanceof Element && event.target.closest(takesKeys)) return;
      line.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [line]);
}

/** The engine's own word on a result that is typed but not entered. */
function useRefusal(reading: Reading, spot: Spot | undefined): string | undefined {
  const { whyNot } = useDesk();
  if (reading.kind !== 'ready' || !spot || spot.game.recorded) return undefined;
  const { place } = spot;
  const { outcome } = reading;
  return whyNot(
    outcome.kind === 'forfeit'
      ? { type: 'Forfeit', place, seats: outcome.seats }
      : { type: 'RecordOutcome', place, outcome },
  );
}

interface SaidProps {
  readonly reading: Reading;
  readonly refused: string | undefined;
  readonly tried: boolean;
  readonly entryMode: EntryMode;
  readonly spot: Spot | undefined;
  readonly called: Reason | undefined;
}

const isSame = ({ seats }: Table, one: Outcome, other: Outcome): boolean =>
  notation(one, seats.length) === notation(other, seats.length);

/** One line below that says what it means, or what is wrong. */
function Said({ reading, refused, tried, entryMode, spot, called }: SaidProps) {
  const { t, language } = useSpeech();
  const { names, state, derived } = useDesk();
  const problem = useProblemText();
  if (reading.kind === 'problem') return <p className="problem">{problem(reading.problem)}</p>;
  if (refused !== undefined) return <p className="problem">{refused}</p>;
  if (tried && reading.kind === 'typing') {
    const alone = reading.number === undefined ? undefined : t('entry.noTable', { table: reading.number });
    return <p className="problem">{alone ?? t('entry.missing')}</p>;
  }
  const recorded = spot?.game.recorded;
  if (spot && recorded) {
    const sides = sidesOf(derived, spot.place.round, spot.game);
    const { result } = asShown(language, spot.table, recorded.outcome, sides, names);
    if (reading.kind === 'empty') return <p>{t('entry.recorded', { result })}</p>;
    const by = enteredBy(state, spot.round, spot.place)?.by ?? '';
    const same = reading.kind === 'ready' && isSame(spot.table, recorded.outcome, reading.outcome);
    return <p className="notable">{t(same ? 'entry.sameStored' : 'entry.otherStored', { by, result })}</p>;
  }
  if (reading.kind === 'ready' && spot) {
    return <Meaning spot={spot} outcome={reading.outcome} />;
  }
  return (
    <p className="quiet">
      {called && <b>{labelText(language, called)} · </b>}
      {t(entryMode === 'duel' ? 'entry.hintDuel' : 'entry.hint')}{' '}
      <span className="entry-keys">
        {t('entry.keys')} · {t('keys.entryHint')}
      </span>
    </p>
  );
}

function useProblemText() {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  return (problem: LineProblem): string => {
    switch (problem.code) {
      case 'notation':
        return sayNotationProblem(language, problem.problem);
      case 'no-duel':
        return t('entry.noDuel', { text: problem.text });
      case 'nobody':
        return t('entry.nobody', { text: problem.text });
      case 'several':
        return t('entry.several', { names: listText(language, problem.players.map(names)) });
      case 'bare-draw':
        return t('entry.bareDraw', { score: problem.score });
      case 'unclear':
        return t('entry.unclear', { table: problem.table });
    }
  };
}
