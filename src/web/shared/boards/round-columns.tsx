import type { RoundView, StandingView } from '../../../engine/index.ts';
import { type Language, labelText, type Names, shortLabel } from '../../../words/index.ts';
import { RoundCell } from './round-cell.tsx';
import { roundCell } from './round-cells.ts';
import type { Column } from './standings-table.tsx';

/** The newest that fit beside the names; the others are in the cross table. */
export const MAX_ROUNDS = 8;

/** Everyone meets one opponent: the cells say how it ended, not a sum. */
export const isOfDuels = ({ matches }: RoundView): boolean => {
  const seats = matches.flatMap((match) => match.seats);
  return matches.some((match) => match.seats.length === 2) && new Set(seats).size === seats.length;
};

/** A column a round: how it ended, the side, and where the opponent stands today. */
export function roundColumns(
  language: Language,
  rounds: readonly RoundView[],
  standings: readonly StandingView[],
  names: Names,
): readonly Column[] {
  const places = new Map(standings.map(({ player, place }) => [player, place]));
  return rounds.map((round) => ({
    key: String(round.number),
    head: shortLabel(language, round.label),
    title: labelText(language, round.label),
    cell: (player) => (
      <RoundCell cell={roundCell(round, player)} names={names} placeOf={(other) => places.get(other)} />
    ),
  }));
}
