import type { Command, Entry, Outcome, Place, State, Table } from '../../../engine/index.ts';

/** DK-10: a game that has two results. */
export interface Conflict {
  readonly place: Place;
  readonly table: Table;
  readonly recorded: Outcome;
  readonly contested: Outcome;
}

/** Of whichever round. */
export function conflictsIn({ facts }: State): readonly Conflict[] {
  return facts.rounds.flatMap((round) =>
    round.tables.flatMap((table) =>
      table.games.flatMap(({ recorded, contested }, at) => {
        if (!recorded || !contested) return [];
        const place = { round: round.number, edition: round.edition, match: table.match, game: at + 1 };
        return [{ place, table, recorded: recorded.outcome, contested }];
      }),
    ),
  );
}

export const keyOf = ({ round, match, game }: Place): string => `${round}.${match}.${game}`;

/** The last entry about this game by a command of one of these kinds. */
export function lastEntry(state: State, place: Place, types: ReadonlySet<Command['type']>): Entry | undefined {
  return state.log
    .slice()
    .findLast(({ command }) => types.has(command.type) && 'place' in command && keyOf(command.place) === keyOf(place));
}
