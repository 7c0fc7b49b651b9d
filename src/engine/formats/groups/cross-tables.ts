import { assertDefined } from '../../../kit/index.ts';
import { type CrossGame, type CrossGroup, type CrossTable, matchId, type Round } from '../../tournament/index.ts';
import { duelAt, scoreOf } from './records.ts';
import type { CountedRound, GroupsHistory, Sheet } from './sheet.ts';

const letters = { first: '1', second: '0', draw: '½', neither: '–' } as const;

/** GR-13: round by round, group by group; rows have the side that moves first (GR-16). */
export const groupTables = (history: GroupsHistory, sheet: Sheet): readonly CrossTable[] =>
  history.rounds.map((round, at) => ({
    round: round.number,
    groups: groupsOf(history, round, assertDefined(sheet.rounds[at], `round ${at + 1}`)),
  }));

function groupsOf({ players }: GroupsHistory, round: Round, { records, wentOn: all }: CountedRound): CrossGroup[] {
  const on = round.state === 'closed' ? new Set(all) : undefined;
  const numbers = [...new Set(records.map((record) => record.group))];
  return numbers.map((group) => {
    // Of those with the same score, whoever went on first (GR-14).
    const members = records
      .filter((record) => record.group === group)
      .sort(
        (a, b) => scoreOf(b) - scoreOf(a) || Number(on?.has(b.player) ?? false) - Number(on?.has(a.player) ?? false),
      );
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
      cross: members.map((row) =>
        members.map((column) =>
          row === column
            ? { kind: 'self' as const }
            : { kind: 'games' as const, games: cells.get(`${row.player} ${column.player}`) ?? [] },
        ),
      ),
    };
  });
}
