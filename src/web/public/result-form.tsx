import { useState } from 'react';
import type { ResultForm as Form } from '../../engine/index.ts';
import type { Outcome } from '../../protocol/wire-views.ts';
import { useSpeech } from '../shared/words.ts';
import { outcomeText } from './outcome-text.ts';

interface FormProps {
  readonly form: Form;
  readonly seats: readonly string[];
  /** The seat of whoever asks; absent for scorekeepers. */
  readonly own?: number;
  readonly onEnter: (outcome: Outcome) => void;
}

/** How a result is entered on a phone: three buttons, or a number per seat. */
export function ResultForm({ form, seats, own, onEnter }: FormProps) {
  if (form.kind === 'one-point') return <Duel {...{ seats, onEnter }} own={own} />;
  return <Numbers form={form} seats={seats} onEnter={onEnter} />;
}

function Duel({ seats, own, onEnter }: Pick<FormProps, 'seats' | 'onEnter'> & { own: number | undefined }) {
  const { t } = useSpeech();
  const win = (seat: number): Outcome => ({ kind: 'scores', scores: seat === 0 ? [1000, 0] : [0, 1000] });
  const [first, second] = own === undefined ? [0, 1] : [own, 1 - own];
  const label = (seat: number) =>
    own === undefined ? t('round.wins', { name: seats[seat] ?? '' }) : seat === own ? t('me.iWon') : t('me.iLost');
  return (
    <div className="duel-buttons">
      <button type="button" className="button" onClick={() => onEnter(win(first ?? 0))}>
        {label(first ?? 0)}
      </button>
      <button type="button" className="button" onClick={() => onEnter({ kind: 'scores', scores: [500, 500] })}>
        {t('me.draw')}
      </button>
      <button type="button" className="button" onClick={() => onEnter(win(second ?? 1))}>
        {label(second ?? 1)}
      </button>
    </div>
  );
}

/** «0» is a score, an empty field is not (DK-3). */
function read(texts: readonly string[], places: boolean): Outcome | undefined {
  const numbers = texts.map((text) => {
    const plain = text.trim().replace(',', '.');
    return plain === '' || Number.isNaN(Number(plain)) ? undefined : Number(plain);
  });
  if (numbers.some((number) => number === undefined)) return undefined;
  const all = numbers as number[];
  return places
    ? { kind: 'places', places: all }
    : { kind: 'scores', scores: all.map((one) => Math.round(one * 1000)) };
}

function Numbers({ form, seats, onEnter }: Pick<FormProps, 'form' | 'seats' | 'onEnter'>) {
  const { t } = useSpeech();
  const [texts, setTexts] = useState<readonly string[]>(seats.map(() => ''));
  const places = form.kind === 'places';
  const outcome = read(texts, places);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome) onEnter(outcome);
      }}
    >
      {seats.map((name, seat) => (
        <label key={name} className="seat-score">
          <span>{name}</span>
          <input
            className="input short"
            inputMode={form.kind === 'target' ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-label={t(places ? 'me.placeOf' : 'me.scoreOf', { name })}
            value={texts[seat] ?? ''}
            onChange={(event) => setTexts(texts.map((text, at) => (at === seat ? event.target.value : text)))}
          />
        </label>
      ))}
      <button type="submit" className="button primary my-button" disabled={!outcome}>
        {t('me.send', { result: outcome ? outcomeText(outcome, seats.length) : '…' })}
      </button>
    </form>
  );
}
