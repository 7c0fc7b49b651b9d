import { useState } from 'react';
import { createPortal } from 'react-dom';
import { notation, type Outcome, roundRules } from '../../../engine/index.ts';
import { splitMoves } from '../../../words/notation.ts';
import { MovesField, readMoves } from '../../shared/controls/moves-field.tsx';
import { usePopover } from '../../shared/controls/use-popover.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { ClockLink } from './clock-link.tsx';
import { duelForKey, duels, type Spot, withMoves } from './recording.ts';
import { sidesOf } from './sides.ts';
import { useCorrection } from './use-correction.ts';
import { useRecording } from './use-recording.ts';

const letters: Readonly<Record<string, string>> = { '1-0': '1', '0-1': '0', '1/2': '½', '+-': '+', '-+': '−', ff: '–' };

/** One cell of a cross table: press it, or move there with the arrows and type 1, = or 0 (DK-3). */
export function ResultCell({ spot }: { spot: Spot }) {
  const speech = useSpeech();
  const { t } = speech;
  const { names, derived } = useDesk();
  const record = useRecording();
  const { correct } = useCorrection();
  const { near, open, close, anchor, panel } = usePopover();
  const { table, game, round } = spot;
  const [first = '', second = ''] = table.seats.map(names);
  const { form } = roundRules(derived, round);
  const side = sidesOf(derived, round.number, game).called(speech, 0);
  const result = game.recorded && splitMoves(notation(game.recorded.outcome, 2));
  const shown = result ? (letters[result.text] ?? result.text) : '';
  const name = t(shown === '' ? 'groups.cellOpen' : 'groups.cell', {
    table: table.number,
    first: side === undefined ? first : `${first} (${side})`,
    second,
    result: result?.moves === undefined ? shown : `${shown} (${result.moves})`,
  });
  if (game.recorded) {
    return (
      <button type="button" className="result-cell done" aria-label={name} title={name} onClick={() => correct(spot)}>
        {shown}
      </button>
    );
  }
  const enter = (outcome: Outcome) => {
    close();
    record(spot, outcome);
  };
  return (
    <>
      <button
        type="button"
        {...anchor}
        className="result-cell"
        aria-label={name}
        title={name}
        data-cell={`${round.number}.${table.number}`}
        onKeyDown={(event) => {
          const outcome = event.repeat || event.ctrlKey || event.metaKey ? undefined : duelForKey(event.key);
          if (outcome) {
            event.preventDefault();
            enter(outcome);
          } else moveByArrow(event.currentTarget, event.key);
        }}
      >
        <span aria-hidden="true">{table.number}</span>
      </button>
      {near &&
        createPortal(
          <div className="popover result-choice" {...panel}>
            {open && (
              <div className="stack tightly">
                <p className="hint">{t('round.atTable', { table: table.number })}</p>
                <DuelChoice
                  first={first}
                  second={second}
                  moves={form.kind === 'one-point' && form.moves === true}
                  onChoose={enter}
                />
                <ClockLink spot={spot} />
              </div>
            )}
          </div>,
          document.body,
        )}
    </>
  );
}

interface DuelChoiceProps {
  readonly first: string;
  readonly second: string;
  /** GR-14: the number of moves can be entered too. */
  readonly moves: boolean;
  readonly onChoose: (outcome: Outcome) => void;
}

function DuelChoice({ first, second, moves, onChoose }: DuelChoiceProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const choice = (outcome: Outcome, label: string, key: string) => (
    <button type="button" className="button choice" onClick={() => onChoose(withMoves(outcome, readMoves(typed)))}>
      <span>{label}</span>
      {key !== '' && <kbd>{key}</kbd>}
    </button>
  );
  return (
    <>
      {moves && <MovesField typed={typed} onType={setTyped} />}
      {choice(duels.first, t('round.wins', { name: first }), '1')}
      {choice(duels.draw, t('round.draw'), '=')}
      {choice(duels.second, t('round.wins', { name: second }), '0')}
      <details>
        <summary className="hint">{t('round.notPlayed')}</summary>
        <div className="stack tightly">
          {choice({ kind: 'forfeit', seats: [1] }, t('round.absent', { name: second }), '')}
          {choice({ kind: 'forfeit', seats: [0] }, t('round.absent', { name: first }), '')}
          {choice({ kind: 'forfeit', seats: [0, 1] }, t('round.absentBoth'), '')}
        </div>
      </details>
    </>
  );
}

/** To the neighbouring cell of the same table. */
function moveByArrow(cell: HTMLElement, key: string): void {
  const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[key];
  const here = cell.closest('td');
  const row = here?.parentElement;
  if (!step || !here || !(row instanceof HTMLTableRowElement)) return;
  const rows = [...(row.parentElement?.children ?? [])];
  let [down = 0, right = 0] = [rows.indexOf(row), here.cellIndex];
  for (;;) {
    down += step[0] ?? 0;
    right += step[1] ?? 0;
    const target = (rows[down] as HTMLTableRowElement | undefined)?.cells[right];
    if (!target) return;
    const button = target.querySelector<HTMLElement>('.result-cell');
    if (!button) continue;
    button.focus();
    return;
  }
}
