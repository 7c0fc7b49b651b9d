import { useState } from 'react';
import { type ResultForm as Form, type Outcome, readNumber } from '../../engine/index.ts';
import { labelText, resultText, sayNotationProblem, seatTexts } from '../../words/index.ts';
import { readSeats } from '../../words/notation.ts';
import { MovesField, readMoves } from '../shared/controls/moves-field.tsx';
import { useSpeech } from '../shared/words.ts';

interface FormProps {
  readonly form: Form;
  readonly seats: readonly string[];
  /** The seat of the player; absent for scorekeepers. */
  readonly own?: number;
  /** What was said before, to be amended. */
  readonly from?: Outcome;
  /** What each seat comes to, while one types: “place 2 · 6 strikes, 30 in all”. */
  readonly notes?: (typed: readonly string[]) => readonly (string | undefined)[];
  readonly onEnter: (outcome: Outcome) => void;
}

/** How a result is entered on a phone: three buttons, or a number per seat. */
export function ResultForm({ form, seats, own, from, notes, onEnter }: FormProps) {
  if (form.kind === 'one-point') return <Duel {...{ seats, onEnter, own, from }} moves={form.moves === true} />;
  return <Numbers {...{ form, seats, onEnter, from, own, notes }} />;
}

type Given<Part extends keyof FormProps> = { readonly [Name in Part]: FormProps[Name] | undefined };

type Scores = Extract<Outcome, { kind: 'scores' }>;
type DuelProps = Pick<FormProps, 'seats' | 'onEnter'> & Given<'own' | 'from'> & { readonly moves: boolean };

function Duel({ seats, own, from, moves, onEnter }: DuelProps) {
  const { t, language } = useSpeech();
  const [typed, setTyped] = useState(from?.kind === 'scores' && from.moves !== undefined ? String(from.moves) : '');
  const count = readMoves(typed);
  const said = from && seatTexts(language, from, seats.length).join();
  const win = (seat: number): Scores => ({ kind: 'scores', scores: seat === 0 ? [1000, 0] : [0, 1000] });
  const [first, second] = own === undefined ? [0, 1] : [own, 1 - own];
  const label = (seat: number) =>
    own === undefined ? t('round.wins', { name: seats[seat] ?? '' }) : seat === own ? t('me.iWon') : t('me.iLost');
  const choices: readonly (readonly [string, Scores])[] = [
    [label(first ?? 0), win(first ?? 0)],
    [t('me.draw'), { kind: 'scores', scores: [500, 500] }],
    [label(second ?? 1), win(second ?? 1)],
  ];
  return (
    <>
      {moves && <MovesField typed={typed} onType={setTyped} />}
      <div className="duel-buttons">
        {choices.map(([text, outcome]) => (
          <button
            key={text}
            type="button"
            className="button"
            aria-pressed={said === undefined ? undefined : said === seatTexts(language, outcome, seats.length).join()}
            onClick={() => onEnter(count === undefined ? outcome : { ...outcome, moves: count })}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}

/** As it would have been typed. */
const typedFor = (outcome: Outcome, seats: number): readonly string[] =>
  seatTexts('en', outcome, seats).map((text) => text.replace(/^(\d*)½$/, (_, whole: string) => `${whole || 0}.5`));

type NumbersProps = Pick<FormProps, 'form' | 'seats' | 'onEnter'> & Given<'from' | 'own' | 'notes'>;

function Numbers({ form, seats, from, own, notes, onEnter }: NumbersProps) {
  const { t, language } = useSpeech();
  const [texts, setTexts] = useState<readonly string[]>(() =>
    from ? typedFor(from, seats.length) : seats.map(() => ''),
  );
  const places = form.kind === 'places';
  const read = readSeats(texts, places);
  const outcome = read?.ok ? read.value : undefined;
  const called = 'label' in form && form.label ? labelText(language, form.label) : undefined;
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome) onEnter(outcome);
      }}
    >
      {called !== undefined && <p className="hint">{called}</p>}
      <div className="seat-form">
        {seats.map((name, seat) => (
          <SeatRow
            key={name}
            {...{ name, places, called }}
            most={form.kind === 'scores' ? form.most : undefined}
            me={seat === own}
            whole={form.kind === 'target' || places}
            text={texts[seat] ?? ''}
            note={notes?.(texts)[seat]}
            onType={(text) => setTexts(texts.map((old, at) => (at === seat ? text : old)))}
          />
        ))}
      </div>
      {read && !read.ok && (
        <p className="problem" role="status">
          {sayNotationProblem(language, read.error)}
        </p>
      )}
      <button type="submit" className="button primary my-button" disabled={!outcome}>
        {t('me.send', { result: outcome ? resultText(language, outcome, seats.length) : '…' })}
      </button>
    </form>
  );
}

interface SeatProps {
  readonly name: string;
  readonly me: boolean;
  readonly places: boolean;
  /** What the format calls its numbers. */
  readonly called: string | undefined;
  readonly most: number | undefined;
  readonly whole: boolean;
  readonly text: string;
  readonly note: string | undefined;
  readonly onType: (text: string) => void;
}

/** One row a seat: the name, the score with a step up and down, and what it comes to. */
function SeatRow({ name, me, places, called, most, whole, text, note, onType }: SeatProps) {
  const { t } = useSpeech();
  const step = (by: number) =>
    onType(String(Math.min(most ?? Infinity, Math.max(places ? 1 : 0, (readNumber(text) ?? 0) + by))));
  return (
    <div className={`seat-row ${me ? 'me' : ''}`} data-steps>
      <span className="seat-who">
        <bdi>{name}</bdi> {me && <small>{t('me.you')}</small>}
      </span>
      <button type="button" className="seat-step" aria-label={t('me.less', { name })} onClick={() => step(-1)}>
        −
      </button>
      <input
        className="input"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={called === undefined ? t(places ? 'me.placeOf' : 'me.scoreOf', { name }) : `${called}: ${name}`}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <button type="button" className="seat-step" aria-label={t('me.more', { name })} onClick={() => step(1)}>
        +
      </button>
      {note !== undefined && <span className="seat-note">{note}</span>}
    </div>
  );
}
