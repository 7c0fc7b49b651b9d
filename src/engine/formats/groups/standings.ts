import { memory } from '../../../kit/index.ts';
import {
  type Conclusion,
  conclusionOf,
  duelOf,
  type History,
  type PlayerId,
  type Reason,
  type Round,
  type Standing,
  type Table,
} from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { because } from './reasons.ts';

export interface GroupRecord {
  readonly player: PlayerId;
  readonly group: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** GR-7: a win 2, a draw 1. */
export const scoreOf = (record: GroupRecord): number => 2 * record.wins + record.draws;

type Duel = ReturnType<typeof duelOf>;

/**
 * What a game comes to. One that was not played, between two who both withdrew before the round was closed, scores nothing:
 * the forfeit win of the first withdrawal is taken back (GR-12).
 */
export function duelAt(players: History['players'], round: Round, table: Table): Duel | undefined {
  const outcome = table.games[0]?.recorded?.outcome;
  if (!outcome) return undefined;
  const withdrew = (id: PlayerId) => {
    const player = players.get(id);
    return player?.droppedAfter !== undefined && (player.droppedClosed ?? player.droppedAfter) < round.number;
  };
  return outcome.kind === 'forfeit' && table.seats.every(withdrew) ? 'neither' : duelOf(outcome);
}

const known = memory<Round, { readonly players: History['players']; readonly records: readonly GroupRecord[] }>();

/** A round never changes: its records are counted once, while the players stay as they are. */
export function recordsOf(players: History['players'], round: Round): readonly GroupRecord[] {
  const before = known.get(round);
  if (before?.players === players) return before.records;
  const records = counted(players, round);
  known.set(round, { players, records });
  return records;
}

/** Everyone's wins, losses and draws in one round, group by group. A game that nobody played counts for nobody (GR-12). */
function counted(players: History['players'], round: Round): GroupRecord[] {
  const records = new Map<PlayerId, { -readonly [K in keyof GroupRecord]: GroupRecord[K] }>();
  const recordFor = (player: PlayerId, group: number) => {
    const record = records.get(player) ?? { player, group, wins: 0, losses: 0, draws: 0 };
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

/** GR-7, GR-12: level at the top of their group, among those who have not withdrawn. */
function groupWinners(history: History<GroupsConfig>, round: Round): PlayerId[] {
  const staying = recordsOf(history.players, round).filter(
    ({ player }) => history.players.get(player)?.droppedAfter === undefined,
  );
  const best = new Map<number, number>();
  for (const record of staying) best.set(record.group, Math.max(best.get(record.group) ?? 0, scoreOf(record)));
  return staying.filter((record) => scoreOf(record) === best.get(record.group)).map((record) => record.player);
}

const seats = memory<Round, readonly PlayerId[]>();

export function seatedIn(round: Round): readonly PlayerId[] {
  const before = seats.get(round);
  if (before) return before;
  const seated = new Set<PlayerId>();
  for (const table of round.tables) for (const id of table.seats) seated.add(id);
  const all = [...seated];
  seats.set(round, all);
  return all;
}

/** Who goes on from a round. Once the next round is drawn, those who went on stay on, whatever is corrected later (DK-5). */
export function goneOn(history: History<GroupsConfig>, at: number): readonly PlayerId[] {
  const next = history.rounds[at + 1];
  if (next) return seatedIn(next);
  const round = history.rounds[at];
  return round ? groupWinners(history, round) : history.field;
}

/** Who is to play the next round. */
export const stillIn = (history: History<GroupsConfig>): PlayerId[] =>
  goneOn(history, history.rounds.length - 1).filter((id) => history.players.get(id)?.droppedAfter === undefined);

const equalRecords = (records: readonly GroupRecord[]): boolean => {
  const [first] = records;
  return records.every(
    (record) => record.wins === first?.wins && record.losses === first.losses && record.draws === first.draws,
  );
};

const nobodyWentOut = (history: History<GroupsConfig>, at: number): boolean => {
  const round = history.rounds[at];
  return round !== undefined && goneOn(history, at).length === seatedIn(round).length;
};

/** Why it is over after the last round, if it is (GR-8, GR-9, GR-12). */
function ending(history: History<GroupsConfig>, left: readonly PlayerId[]): Reason | undefined {
  const last = history.rounds.length - 1;
  const round = history.rounds[last];
  if (round && round.state !== 'closed') return undefined;
  if (left.length === 0) return because('GR-12', 'nobody-left', { round: last + 1 });
  if (left.length === 1) return because('GR-8', 'one-left', { players: left, round: last + 1 });
  if (!round) return undefined;
  const records = recordsOf(history.players, round);
  const [record] = records;
  if (record && equalRecords(records)) {
    const { wins, losses, draws } = record;
    return because('GR-8', 'all-equal', { players: left, wins, losses, draws, round: last + 1 });
  }
  if (nobodyWentOut(history, last) && nobodyWentOut(history, last - 1)) {
    return because('GR-9', 'no-progress', { players: left, round: last + 1 });
  }
  return undefined;
}

interface Reached {
  readonly player: PlayerId;
  /** One more than the rounds they went on from. */
  readonly rounds: number;
  readonly score: number;
  readonly why: readonly Reason[];
}

function reachedBy(
  history: History<GroupsConfig>,
  records: readonly Map<PlayerId, GroupRecord>[],
  wentOn: readonly ReadonlySet<PlayerId>[],
  player: PlayerId,
): Reached {
  let rounds = 1;
  let score = 0;
  let why: readonly Reason[] = [];
  for (const [at, round] of history.rounds.entries()) {
    const record = records[at]?.get(player);
    if (!record) break;
    score = scoreOf(record);
    const { wins, losses, draws, group } = record;
    const figures = { player, round: at + 1, group, wins, losses, draws, score };
    if (round.state !== 'closed') {
      why = [because('GR-7', 'playing-in-group', figures)];
      break;
    }
    const on = wentOn[at]?.has(player) ?? false;
    const withdrew = history.players.get(player)?.droppedAfter !== undefined && at === history.rounds.length - 1;
    why = [because(withdrew ? 'GR-12' : 'GR-7', withdrew ? 'withdrew' : on ? 'won-group' : 'out-of-group', figures)];
    if (!on) break;
    rounds++;
  }
  return { player, rounds, score, why };
}

export function concludeGroups(history: History<GroupsConfig>): Conclusion {
  const left = stillIn(history);
  // GR-12: what the organiser ended stays so, whatever is closed or corrected afterwards.
  const over = history.ended ? undefined : ending(history, left);
  const finished = history.ended || over !== undefined;
  const winners = over ? left : history.ended ? bestOfThoseWhoStay(history, reached(history)) : [];
  const ended = because('DK-8', 'ended-early', { players: winners });
  return conclusionOf({ finished, winners, why: finished ? [over ?? ended] : [], through: [] }, () =>
    standingsOf(history, left, winners, finished),
  );
}

/** How far everyone came, the furthest first. */
function reached(history: History<GroupsConfig>): Reached[] {
  const records = history.rounds.map(
    (round) => new Map(recordsOf(history.players, round).map((record) => [record.player, record])),
  );
  const wentOn = history.rounds.map((_, at) => new Set(goneOn(history, at)));
  return history.field
    .map((player) => reachedBy(history, records, wentOn, player))
    .sort((a, b) => b.rounds - a.rounds || b.score - a.score);
}

function standingsOf(
  history: History<GroupsConfig>,
  left: readonly PlayerId[],
  winners: readonly PlayerId[],
  finished: boolean,
): Standing[] {
  const rows = reached(history);
  const playing = history.rounds.at(-1)?.state === 'published';
  const current = new Set(playing ? seatedIn(history.rounds.at(-1) as Round) : left);
  const won = new Set(winners);
  const played = history.rounds.length;
  const ordered = [...rows.filter(({ player }) => won.has(player)), ...rows.filter(({ player }) => !won.has(player))];
  return ordered.map((row): Standing => {
    const isLevel = (other: Reached) =>
      !won.has(other.player) && other.rounds === row.rounds && other.score === row.score;
    const dropped = history.players.get(row.player)?.droppedAfter !== undefined;
    return {
      place: won.has(row.player) ? 1 : 1 + ordered.findIndex(isLevel), // GR-8: joint winners share place 1
      player: row.player,
      state: dropped ? 'dropped' : current.has(row.player) ? 'active' : 'eliminated',
      criteria: [
        // A player who goes on has reached the next round, if there is one.
        { name: 'rounds', value: finished ? Math.min(row.rounds, played) : row.rounds },
        { name: 'score', value: row.score },
      ],
      why: row.why,
    };
  });
}

/** GR-12: ended early, the furthest of those who stay, then the best score; before any result nobody. */
function bestOfThoseWhoStay(history: History<GroupsConfig>, rows: readonly Reached[]): PlayerId[] {
  const anyResult = history.rounds.some(({ tables }) =>
    tables.some(({ games }) => games.some((game) => game.recorded)),
  );
  const staying = rows.filter(({ player }) => history.players.get(player)?.droppedAfter === undefined);
  const [best] = staying;
  if (!anyResult || !best) return [];
  return staying.filter(({ rounds, score }) => rounds === best.rounds && score === best.score).map((row) => row.player);
}
