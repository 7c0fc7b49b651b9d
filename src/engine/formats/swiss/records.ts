import { inHalves, type RoundNumber } from '../../../kit/index.ts';
import { type Part, partsOf } from '../../stages/counting.ts';
import type { PlayerId, Round } from '../../tournament/index.ts';
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

function recordsIn(history: SwissHistory, drawn: Round): ReadonlyMap<PlayerId, RoundRecord> {
  const { config } = history;
  const round = drawn.number;
  const forBye: RoundRecord = { round, kind: 'allocated', points: inHalves(config.byePoints) };
  const absent: RoundRecord = { round, kind: 'requested', points: 0 };
  const recordOf = (part: Part): RoundRecord | undefined => {
    switch (part.kind) {
      case 'bye':
        return forBye;
      case 'missed':
        return config.lateAs === 'bye' ? forBye : absent; // SW-14
      case 'announced': {
        const worth = { nothing: 0, half: config.draw, full: config.byePoints }[part.bye];
        return { round, kind: 'requested', points: inHalves(worth) };
      }
      case 'gone':
        return absent; // SW-13
      case 'open':
        // Three at a table, or one: nothing will come of it.
        return part.table.seats.length === 2 ? undefined : absent;
      default:
        return part.table.seats.length === 2 ? recordOfGame(config, round, part) : absent;
    }
  };
  const records = new Map<PlayerId, RoundRecord>();
  partsOf(history, drawn).forEach((part, player) => {
    const record = recordOf(part);
    if (record) records.set(player, record);
  });
  return records;
}

function recordOfGame(
  config: SwissHistory['config'],
  round: RoundNumber,
  { kind, table, seat, outcome }: Extract<Part, { readonly outcome: unknown }>,
): RoundRecord {
  const opponent = table.seats[1 - seat] as PlayerId;
  const points = worthOf(config, outcome).points[seat === 0 ? 0 : 1];
  if (kind === 'forfeited') return { round, opponent, kind: 'forfeit', points };
  const white = table.games[0]?.white ?? 0;
  return { round, opponent, kind, points, colour: seat === white ? 'white' : 'black' };
}
