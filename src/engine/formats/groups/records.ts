import {
  countsFrom,
  duelOf,
  type History,
  leftBeforeClose,
  type PlayerId,
  pointsGiven,
  type Round,
  type Table,
} from '../../tournament/index.ts';

/** What the games of a round come to. */

export interface GroupRecord {
  readonly player: PlayerId;
  readonly group: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** DK-34: what the desk gave and took for this round. */
  readonly adjusted: number;
}

/** GR-7: a win 2, a draw 1. */
export const scoreOf = (record: GroupRecord): number => 2 * record.wins + record.draws + record.adjusted;

type Duel = ReturnType<typeof duelOf>;

/**
 * What a game comes to. One that was not played, between two who both withdrew before the round was closed, scores nothing:
 * the forfeit win of the first withdrawal is taken back (GR-12).
 */
export function duelAt(players: History['players'], round: Round, table: Table): Duel | undefined {
  const outcome = table.games[0]?.recorded?.outcome;
  if (!outcome) return undefined;
  const withdrew = (id: PlayerId) => leftBeforeClose(players.get(id), round.number);
  return outcome.kind === 'forfeit' && table.seats.every(withdrew) ? 'neither' : duelOf(outcome);
}

type RecordHistory = Pick<History, 'players' | 'adjustments'>;

/** Everyone's wins, losses and draws in one round, group by group. A game that nobody played counts for nobody (GR-12). */
export function recordsOf({ players, adjustments }: RecordHistory, round: Round): readonly GroupRecord[] {
  // What was given before the first round was shown counts in it.
  const given = pointsGiven(adjustments.filter((one) => Math.max(1, countsFrom(one)) === round.number));
  const records = new Map<PlayerId, { -readonly [K in keyof GroupRecord]: GroupRecord[K] }>();
  const recordFor = (player: PlayerId, group: number) => {
    const record = records.get(player) ?? {
      player,
      group,
      wins: 0,
      losses: 0,
      draws: 0,
      adjusted: (given.get(player) ?? 0) / 1000,
    };
    records.set(player, record);
    return record;
  };
  for (const table of round.tables) {
    const [first, second] = table.seats.map((player) => recordFor(player, table.group ?? 1));
    const duel = duelAt(players, round, table);
    if (!first || !second || !duel) continue;
    if (duel === 'draw') {
      first.draws++;
      second.draws++;
    } else if (duel !== 'neither') {
      (duel === 'first' ? first : second).wins++;
      (duel === 'first' ? second : first).losses++;
    }
  }
  return [...records.values()].sort((a, b) => a.group - b.group || scoreOf(b) - scoreOf(a));
}

/** One game from one side; a game that counts for nobody is none. */
interface PlayedDuel {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly points: 0 | 1 | 2;
  /** Not forfeited. */
  readonly isPlayed: boolean;
  readonly moves?: number | undefined;
}

const pointsOf = { first: [2, 0], second: [0, 2], draw: [1, 1] } as const;

/** Every finished game, once from each side. */
export const recordedDuels = (players: History['players'], round: Round): readonly PlayedDuel[] =>
  round.tables.flatMap((table): PlayedDuel[] => {
    const outcome = table.games[0]?.recorded?.outcome;
    const duel = duelAt(players, round, table);
    const [first, second] = table.seats;
    if (!outcome || !duel || duel === 'neither' || first === undefined || second === undefined) return [];
    const [own, other] = pointsOf[duel];
    const game = { isPlayed: outcome.kind !== 'forfeit', moves: outcome.kind === 'scores' ? outcome.moves : undefined };
    return [
      { player: first, opponent: second, points: own, ...game },
      { player: second, opponent: first, points: other, ...game },
    ];
  });
