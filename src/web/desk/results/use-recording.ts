import { notation, type Outcome, type Table } from '../../../engine/index.ts';
import type { Names } from '../../../words/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Spot } from './recording.ts';
import { inOrder, type Sides, sidesOf } from './sides.ts';

/** As people read it: 5–3, ½–½. */
export const resultText = (outcome: Outcome, seats: number): string => {
  const text = notation(outcome, seats);
  if (seats !== 2 || outcome.kind !== 'scores') return text;
  return text === '1/2' ? '½–½' : text.replace(/(?<=\d)-/, '–');
};

/** DK-3: names and result in the order in which the game is shown. */
export function asShown({ seats }: Table, outcome: Outcome, { order }: Sides, names: Names) {
  if (seats.length !== 2) return { players: seats.map(names), result: resultText(outcome, seats.length) };
  return { players: order.map((seat) => names(seats[seat] ?? '')), result: resultText(inOrder(outcome, order), 2) };
}

export function useRecording() {
  const t = useT();
  const { act, names, facts } = useDesk();
  return (spot: Spot, outcome: Outcome): boolean => {
    const { place, table, game } = spot;
    const { players, result } = asShown(table, outcome, sidesOf(facts, place.round, game), names);
    const done = t('round.recorded', { table: table.number, players: players.join(' – '), result });
    if (outcome.kind === 'forfeit') return act({ type: 'Forfeit', place, seats: outcome.seats }, { done });
    return act({ type: 'RecordOutcome', place, outcome }, { done });
  };
}
