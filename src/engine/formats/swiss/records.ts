import { inHalves } from '../../../kit/index.ts';
import { leftAfter, outcomeOf, type PlayerId, type Round } from '../../tournament/index.ts';
import type { RoundRecord, TieBreakTable } from '../tie-break-table.ts';
import { worthOf } from './points.ts';
import { totalRounds } from './rounds.ts';
import type { SwissHistory } from './sheet.ts';

/** DU-9: everyone's rounds as the handbook's tie-breaks see them. */
export function tieBreakTable(history: SwissHistory): TieBreakTable {
  const { field, players, rounds, config } = history;
  const records = rounds.map((round) => recordsIn(history, round));
  const lineOf = (player: PlayerId) => ({
    player,
    rating: players.get(player)?.rating?.rating ?? config.unratedAs,
    records: records.flatMap((round) => round.get(player) ?? []),
  });
  return {
    players: new Map(field.map((player) => [player, lineOf(player)])),
    rounds: totalRounds(history),
    win: inHalves(config.win),
  };
}

function recordsIn(history: SwissHistory, { number: round, tables, byes }: Round): ReadonlyMap<PlayerId, RoundRecord> {
  const { config, players, field } = history;
  const forBye: RoundRecord = { round, kind: 'allocated', points: inHalves(config.byePoints) };
  const records = new Map<PlayerId, RoundRecord>(byes.map((player) => [player, forBye]));
  const isOpen = new Set<PlayerId>();
  for (const table of tables) {
    const outcome = outcomeOf(table);
    const worth = outcome && table.seats.length === 2 ? worthOf(config, outcome) : undefined;
    const white = table.games[0]?.white ?? 0;
    table.seats.forEach((player, seat) => {
      const opponent = table.seats[1 - seat];
      if (opponent === undefined) return;
      if (!outcome || !worth) isOpen.add(player);
      else {
        const played = outcome.kind !== 'forfeit';
        records.set(player, {
          round,
          opponent,
          kind: played ? 'played' : 'forfeit',
          points: worth.points[seat === 0 ? 0 : 1],
          ...(played && { colour: seat === white ? 'white' : 'black' }),
        });
      }
    });
  }
  for (const player of field) {
    if (records.has(player) || isOpen.has(player)) continue;
    // SW-14: rounds before somebody came may count as byes. SW-13: those after somebody left count nothing.
    const left = leftAfter(players.get(player));
    const isBye = config.lateAs === 'bye' && !(left !== undefined && round > left);
    records.set(player, isBye ? forBye : { round, kind: 'requested', points: 0 });
  }
  return records;
}
