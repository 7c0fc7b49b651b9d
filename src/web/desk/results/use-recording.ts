import { notation, type Outcome } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Spot } from './recording.ts';

/** As people read it: 5–3, ½–½. */
export const resultText = (outcome: Outcome, seats: number): string => {
  const text = notation(outcome, seats);
  if (seats !== 2 || outcome.kind !== 'scores') return text;
  return text === '1/2' ? '½–½' : text.replace(/(?<=\d)-/, '–');
};

export function useRecording() {
  const t = useT();
  const { act, names } = useDesk();
  return (spot: Spot, outcome: Outcome): boolean => {
    const { place, table } = spot;
    const players = table.seats.map(names).join(' – ');
    const result = resultText(outcome, table.seats.length);
    const done = t('round.recorded', { table: table.number, players, result });
    if (outcome.kind === 'forfeit') return act({ type: 'Forfeit', place, seats: outcome.seats }, { done });
    return act({ type: 'RecordOutcome', place, outcome }, { done });
  };
}
