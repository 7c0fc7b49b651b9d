import type { HalfPoints, Thousandths } from '../../../kit/index.ts';
import { halvesGiven } from '../../stages/counting.ts';
import { hasLeft } from '../../stages/match.ts';
import { outcomeOf, type PlayerId, type Round, type Table } from '../../tournament/index.ts';
import { forfeited, nothing, type Worth, worthAt } from './points.ts';
import { type Fixture, fixturesIn, numberingOf, type RobinHistory } from './schedule.ts';

/** A game of the table as one of the two sees it. */
export interface Meeting {
  readonly opponent: PlayerId;
  /** The round's own number. */
  readonly round: number;
  readonly leg: number;
  /** RR-2: as it was drawn, or as the table of the round robin has it. */
  readonly colour: 'white' | 'black';
  /** Undefined where it was not played because one of the two had left. */
  readonly table?: Table;
  /** Undefined while it is open. */
  readonly worth?: Worth;
  /** RR-5: games of one who withdrew before half of theirs were played do not count. */
  readonly counts: boolean;
}

/** One player's round robin so far. */
export interface Line {
  readonly player: PlayerId;
  readonly number: number;
  readonly active: boolean;
  /** RR-5: withdrew before half of the games were played. */
  readonly annulled: boolean;
  readonly played: number;
  readonly points: HalfPoints;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly scored: Thousandths;
  readonly conceded: Thousandths;
  readonly meetings: readonly Meeting[];
}

type Filling = { -readonly [K in keyof Line]: Line[K] } & { meetings: Meeting[] };

/** Everyone in the numbering, in its order; after them those who were never in it. */
export type Sheet = ReadonlyMap<PlayerId, Line>;

/** RR-5: games that were played, whether they count or not. A forfeit was not. */
function gamesPlayed(history: RobinHistory): ReadonlyMap<PlayerId, number> {
  const played = new Map<PlayerId, number>();
  for (const round of history.rounds) {
    for (const table of round.tables) {
      const outcome = outcomeOf(table);
      if (!outcome || outcome.kind === 'forfeit') continue;
      for (const id of table.seats) played.set(id, (played.get(id) ?? 0) + 1);
    }
  }
  return played;
}

/**
 * Counted anew for each history: whether a game counts depends on how many both have played in the end (RR-5), and a
 * round robin is small.
 */
export function sheetOf(history: RobinHistory): Sheet {
  const numbering = numberingOf(history);
  const played = gamesPlayed(history);
  const games = history.config.legs * (numbering.length - 1);
  const lines = new Map<PlayerId, Filling>();
  const line = (player: PlayerId, number: number): Filling => {
    const active = !hasLeft(history, player);
    const half = 2 * (played.get(player) ?? 0) >= games;
    const annulled = !active && !(half && number > 0);
    const figures = { played: 0, points: 0, wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0 };
    return { player, number, active, annulled, ...figures, meetings: [] };
  };
  for (const [at, player] of numbering.entries()) lines.set(player, line(player, at + 1));
  for (const player of history.field) if (!lines.has(player)) lines.set(player, line(player, 0));
  for (const [at, round] of history.rounds.entries()) {
    const tables = byPair(round);
    const there = new Set([...round.byes, ...round.tables.flatMap(({ seats }) => seats)]);
    for (const fixture of fixturesIn(history, at + 1, numbering).fixtures) {
      fill(history, lines, round, fixture, tables.get(pairKey(fixture.players)), there);
    }
  }
  for (const [player, halves] of halvesGiven(history.adjustments)) {
    const line = lines.get(player);
    if (line) line.points += halves;
  }
  return lines;
}

const pairKey = (players: readonly PlayerId[]): string => players.toSorted().join('\n');

const byPair = (round: Round): ReadonlyMap<string, Table> =>
  new Map(round.tables.filter(({ seats }) => seats.length === 2).map((table) => [pairKey(table.seats), table]));

function fill(
  history: RobinHistory,
  lines: ReadonlyMap<PlayerId, Filling>,
  round: Round,
  { players, leg }: Fixture,
  table: Table | undefined,
  there: ReadonlySet<PlayerId>,
): void {
  const counts = players.every((id) => !lines.get(id)?.annulled);
  const outcome = table && outcomeOf(table);
  for (const [at, player] of players.entries()) {
    const line = lines.get(player);
    const opponent = players[1 - at];
    if (!line || opponent === undefined) continue;
    const seat = table?.seats.indexOf(player) === 1 ? 1 : 0;
    // Not drawn: one of the two had left by then, or both.
    const missed = there.has(player) === there.has(opponent) ? nothing : forfeited(history.config, there.has(player));
    const worth = table ? outcome && worthAt(history.config, outcome, seat) : missed;
    line.meetings.push({
      opponent,
      round: round.number,
      leg,
      colour: (table ? seat : at) === 0 ? 'white' : 'black',
      counts,
      ...(table && { table }),
      ...(worth && { worth }),
    });
    if (!worth) continue;
    line.played++;
    if (counts) add(line, worth);
  }
}

function add(line: Filling, { result, points, scored, conceded }: Worth): void {
  line.points += points;
  line.scored += scored;
  line.conceded += conceded;
  if (result === 'won') line.wins++;
  else if (result === 'drawn') line.draws++;
  else line.losses++;
}
