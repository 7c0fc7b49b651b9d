import {
  type CrossGame,
  type CrossGroup,
  type CrossTable,
  type History,
  matchId,
  type Round,
} from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { duelAt, goneOn, recordsOf, scoreOf } from './standings.ts';

const letters = { first: '1', second: '0', draw: '½', neither: '–' } as const;

/** GR-13: round by round, group by group; rows attack, columns defend. */
export const groupTables = (history: History<GroupsConfig>): readonly CrossTable[] =>
  history.rounds.map((round, at) => ({
    round: round.number,
    groups: groupsOf(history, round, round.state === 'closed' ? new Set(goneOn(history, at)) : undefined),
  }));

function groupsOf({ players }: History<GroupsConfig>, round: Round, on: ReadonlySet<string> | undefined): CrossGroup[] {
  const records = recordsOf(players, round);
  const numbers = [...new Set(records.map((record) => record.group))];
  return numbers.map((group) => {
    const members = records.filter((record) => record.group === group);
    const cells = new Map<string, CrossGame[]>();
    for (const table of round.tables) {
      if ((table.group ?? 1) !== group) continue;
      const key = table.seats.join(' ');
      const duel = duelAt(players, round, table);
      const result = duel ? letters[duel] : '';
      cells.set(key, [...(cells.get(key) ?? []), { match: matchId(round.number, table.match), result }]);
    }
    return {
      group,
      members: members.map((record) => {
        const { player, wins, losses, draws } = record;
        const rating = round.ratings?.[player];
        const wentOn = on?.has(player);
        return {
          player,
          wins,
          losses,
          draws,
          score: scoreOf(record),
          ...(rating && { rating }),
          ...(wentOn !== undefined && { wentOn }),
        };
      }),
      cross: members.map((attacker) =>
        members.map((defender) =>
          attacker === defender
            ? { kind: 'self' as const }
            : { kind: 'games' as const, games: cells.get(`${attacker.player} ${defender.player}`) ?? [] },
        ),
      ),
    };
  });
}
