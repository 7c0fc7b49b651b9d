import './correction.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type AfterCorrection,
  type Command,
  type Outcome,
  type Place,
  type PlayerId,
  previewCorrection,
  roundRules,
  type Table,
  tableOf,
} from '../../../engine/index.ts';
import { labelText, listText, sayNotationProblem, turnedOutcome } from '../../../words/index.ts';
import { readOutcome } from '../../../words/notation.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { GameLine } from '../results/game-line.tsx';
import { withOutcome } from '../results/meaning.tsx';
import { sidesOf } from '../results/sides.ts';
import { asShown } from '../results/use-recording.ts';
import { labelOfRound } from '../rounds.ts';
import { Consequences } from './consequences.tsx';

interface SheetProps {
  readonly place: Place;
  /** What was typed before the sheet was asked for. */
  readonly instead: string;
  readonly onClose: () => void;
}

/** DK-4: was, will be, and what follows from it; then keep later rounds, or unwind. */
export function CorrectionSheet({ place, instead, onClose }: SheetProps) {
  const { t, language } = useSpeech();
  const { facts, derived } = useDesk();
  const table = tableOf(facts.rounds[place.round - 1], place.match);
  const was = table?.games[place.game - 1]?.recorded?.outcome;
  const round = labelText(language, labelOfRound(derived, place.round));
  const several = (table?.games.length ?? 0) > 1;
  const label = several ? `${round}, ${t('correction.game', { game: place.game })}` : round;
  if (!table || !was) return null;
  return (
    <Dialog
      open
      shape="sheet"
      onClose={onClose}
      title={t('correction.title', { label, table: table?.number ?? place.match })}
    >
      <CorrectionForm {...{ place, table, was, instead, onClose }} />
    </Dialog>
  );
}

interface FormProps extends SheetProps {
  readonly table: Table;
  readonly was: Outcome;
}

function CorrectionForm({ place, table, was, instead, onClose }: FormProps) {
  const { t, language } = useSpeech();
  const { facts, state, names, attempt, say, sayRefusal, derived } = useDesk();
  const called = (round: number) => labelText(language, labelOfRound(derived, round));
  const seats = table.seats.length;
  const played = facts.rounds[place.round - 1];
  const duel = played !== undefined && roundRules(derived, played).form.kind === 'one-point';
  const [typed, setTyped] = useState(instead);
  const [removing, setRemoving] = useState(false);
  const [confirm, setConfirm] = useState('');
  const [problem, setProblem] = useState<string>();
  const [back, setBack] = useState<readonly PlayerId[]>([]);
  const [version] = useState(state.log.length);
  const sides = sidesOf(derived, place.round, table.games[place.game - 1]);
  const turned = seats === 2 && sides.order[0] === 1;
  // Both hold while what is typed is the same, so that the preview is made once per key press.
  const read = useMemo(() => (typed.trim() === '' ? undefined : readOutcome(typed, seats)), [typed, seats]);
  const outcome = useMemo(
    () => (read?.ok ? (turned ? turnedOutcome(read.value) : read.value) : undefined),
    [read, turned],
  );
  const shown = asShown(language, table, was, sides, names);
  const ready = removing || outcome !== undefined;
  const preview = useMemo(
    () => (ready ? previewCorrection(derived.formats, state, place, removing ? undefined : outcome, back) : undefined),
    [ready, removing, state, place, outcome, back, derived.formats],
  );
  const meaning =
    preview?.ok && outcome && !removing && played
      ? derived.meaning(played, withOutcome(table, place.game, outcome))
      : undefined;
  // Players who were ticked can be unticked, even if the correction is refused with them.
  const mayReturn = preview?.ok ? preview.value.keep.mayReinstate : back;
  const change = (text: string, remove: boolean) => {
    setTyped(text);
    setRemoving(remove);
    setBack([]); // who may come back depends on the result
  };
  const later = facts.rounds.some((round) => round.number > place.round);
  const send = (after: AfterCorrection) => {
    const all = {
      place,
      replaces: was,
      later: after,
      ...(after.kind === 'keep' && back.length > 0 && { reinstate: back }),
    };
    const command: Command =
      removing || !outcome ? { type: 'RemoveOutcome', ...all } : { type: 'CorrectOutcome', ...all, outcome };
    const figures = { table: table.number, players: shown.players.join(' – '), was: shown.result };
    const done =
      removing || !outcome
        ? t('correction.takenBack', figures)
        : t('correction.done', { ...figures, result: asShown(language, table, outcome, sides, names).result });
    const refused = attempt(command, { expectedVersion: version, done });
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  const unread = read && !read.ok && !removing ? sayNotationProblem(language, read.error) : undefined;
  const whyNot = !ready
    ? (unread ?? t('correction.typeFirst'))
    : preview && !preview.ok
      ? sayRefusal(preview.error)
      : undefined;
  const name = facts.about?.name ?? '';
  return (
    <>
      <div className="correction-columns">
        <section className="stack tightly">
          <h3>{t('correction.was')}</h3>
          <p className="correction-result">{shown.result}</p>
          <p>{shown.players.join(' – ')}</p>
          {table.games.length > 1 && (
            <ol className="correction-games">
              {table.games.map((game, at) => (
                <li key={`${game.kind} ${game.attempt ?? at}`} className={at === place.game - 1 ? 'now' : ''}>
                  <GameLine round={place.round} table={table} at={at} result />
                </li>
              ))}
            </ol>
          )}
        </section>
        <section className="stack tightly correction-now">
          <h3>{t('correction.willBe')}</h3>
          <ResultEditor
            {...{ seats, duel, typed, removing }}
            names={shown.players}
            onType={(text) => change(text, removing)}
          />
          {unread !== undefined && (
            <p className="problem" role="alert">
              {unread}
            </p>
          )}
          {meaning?.notable && <p className="notable">{meaning.why.map(say).join(' ')}</p>}
          <label className="check">
            <input type="checkbox" checked={removing} onChange={(event) => change(typed, event.target.checked)} />
            {t('correction.takeBack')}
          </label>
        </section>
        <section className="stack tightly" aria-live="polite">
          <h3>{t('correction.follows')}</h3>
          {preview?.ok ? (
            <Consequences consequences={preview.value} />
          ) : (
            <p className="quiet">{unread === undefined && whyNot}</p>
          )}
          {mayReturn.map((player) => (
            <label key={player} className="check">
              <input
                type="checkbox"
                checked={back.includes(player)}
                onChange={({ target }) =>
                  setBack(target.checked ? [...back, player] : back.filter((one) => one !== player))
                }
              />
              {t('correction.reinstate', { name: names(player) })}
            </label>
          ))}
        </section>
      </div>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className={`correction-ways ${later ? 'two' : ''}`}>
        <div className="stack tightly">
          <Button kind="ink" why={whyNot} onClick={() => send({ kind: 'keep' })}>
            {later ? t('correction.keep') : t('correction.correct')}
          </Button>
          {later && <p className="hint">{t('correctionWays.keepHint')}</p>}
        </div>
        {later && (
          <div className="stack tightly">
            <details className="unwind-way">
              <summary className="button ink">{t('correction.unwind', { label: called(place.round) })}</summary>
              <form
                className="stack unwind"
                onSubmit={(event) => {
                  event.preventDefault();
                  send({ kind: 'unwind', confirm });
                }}
              >
                <p>
                  {preview?.ok &&
                    t('correction.unwindHint', {
                      rounds: listText(language, preview.value.unwind.rounds.map(called)),
                      count: preview.value.unwind.outcomes,
                    })}
                </p>
                <div className="field">
                  <label htmlFor="confirm-unwind">{t('correction.typeName', { name })}</label>
                  <input
                    id="confirm-unwind"
                    className="input"
                    autoComplete="off"
                    value={confirm}
                    onChange={(event) => setConfirm(event.target.value)}
                  />
                </div>
                <Button
                  type="submit"
                  why={whyNot ?? (confirm.trim() === name ? undefined : t('correction.typeName', { name }))}
                >
                  {t('correction.unwind', { label: called(place.round) })}
                </Button>
              </form>
            </details>
            <p className="hint">{t('correctionWays.unwindHint')}</p>
          </div>
        )}
        <Button onClick={onClose}>{t('correction.leave')}</Button>
      </div>
    </>
  );
}

interface EditorProps {
  readonly seats: number;
  /** A game worth one point. */
  readonly duel: boolean;
  readonly names: readonly string[];
  readonly typed: string;
  readonly removing: boolean;
  readonly onType: (text: string) => void;
}

function ResultEditor({ seats, duel, names, typed, removing, onType }: EditorProps) {
  const { t } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  // DK-4: the sheet opens with the cursor in the field.
  useEffect(() => field.current?.focus(), []);
  const [first = '', second = ''] = names;
  const wins = (name: string) => t('round.wins', { name });
  const played: readonly (readonly [string, string])[] = duel
    ? [
        ['1-0', wins(first)],
        ['1/2', t('round.draw')],
        ['0-1', wins(second)],
      ]
    : [];
  const absences: readonly (readonly [string, string])[] = [
    ['-+', t('round.absent', { name: first })],
    ['+-', t('round.absent', { name: second })],
    ['ff', t('round.absentBoth')],
  ];
  return (
    <>
      <div className="field">
        <label htmlFor="corrected" className="unseen">
          {t('correction.willBe')}
        </label>
        <input
          id="corrected"
          ref={field}
          className="input correction-result"
          autoComplete="off"
          value={removing ? '' : typed}
          disabled={removing}
          placeholder={duel ? '1-0' : seats === 2 ? '5-3' : names.map(() => '0').join(' ')}
          onChange={(event) => onType(event.target.value)}
        />
        <p className="hint">{t('correction.inOrder', { names: names.join(', ') })}</p>
      </div>
      <div className="correction-quick">
        {[...played, ...(seats === 2 ? absences : [])].map(([text, label]) => (
          <Button key={text} size="small" aria-pressed={typed === text} onClick={() => onType(text)}>
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}
