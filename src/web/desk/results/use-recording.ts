import { notation, type Outcome, type Table } from '../../../engine/index.ts';
import { type Language, type Names, resultText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Spot } from './recording.ts';
import { inOrder, type Sides, sidesOf } from './sides.ts';

/** DK-3: names and result in the order in which the game is shown. */
export function asShown(language: Language, { seats }: Table, outcome: Outcome, { order }: Sides, names: Names) {
  if (seats.length !== 2) return { players: seats.map(names), result: resultText(language, outcome, seats.length) };
  return {
    players: order.map((seat) => names(seats[seat] ?? '')),
    result: resultText(language, inOrder(outcome, order), 2),
  };
}

/** DK-12: what players reported that is not this result; nobody overrules them without seeing it. */
export function useOtherReports() {
  const { t, language } = useSpeech();
  const { names, derived } = useDesk();
  return ({ place, table, game }: Spot, outcome: Outcome): string[] => {
    const seats = table.seats.length;
    return table.proposals.flatMap(({ player, outcome: reported }) =>
      reported === 'disputed' || notation(reported, seats) === notation(outcome, seats)
        ? []
        : [
            t('tableRow.otherwise', {
              name: names(player),
              result: asShown(language, table, reported, sidesOf(derived, place.round, game), names).result,
            }),
          ],
    );
  };
}

export function useRecording() {
  const { t, language } = useSpeech();
  const { act, names, derived } = useDesk();
  const otherReports = useOtherReports();
  return (spot: Spot, outcome: Outcome): boolean => {
    const { place, table, game } = spot;
    const { players, result } = asShown(language, table, outcome, sidesOf(derived, place.round, game), names);
    const recorded = t('round.recorded', { table: table.number, players: players.join(' – '), result });
    const done = [recorded, ...otherReports(spot, outcome)].join(' ');
    if (outcome.kind === 'forfeit') return act({ type: 'Forfeit', place, seats: outcome.seats }, { done });
    return act({ type: 'RecordOutcome', place, outcome }, { done });
  };
}
