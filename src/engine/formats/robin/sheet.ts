import type { HalfPoints, Thousandths } from '../../../kit/index.ts';
import { halvesGiven } from '../../stages/counting.ts';
import { hasLeft } from '../../stages/match.ts';
import { type Counted, outcomeOf, type PlayerId, type Round, type Table } from '../../tournament/index.ts';
import type { RobinConfig } from './config.ts';
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
 * What players made of rounds that are the very same is taken over, so that a result costs as much in the last round as in
 * the first; only the sums are formed again. A player who leaves or comes back can change which games count (RR-5): then all
 * of it is counted again.
 */
export function sheetOf(history: RobinHistory, previous?: Counted<RobinConfig, Sheet>): Sheet {
  const numbering = numberingOf(history);
  const lines = emptyLines(history, numbering);
  const before = previous && isComparable(history, numbering, previous) ? previous : undefined;
  for (const [at, round] of history.rounds.entries()) {
    if (before?.history.rounds[at] !== round)
      fill(history, lines, round, fixturesIn(history, at + 1, numbering).fixtures);
    else for (const line of lines.values()) takeOver(line, round.number, before.sheet.get(line.player));
  }
  for (const line of lines.values()) for (const { counts, worth } of line.meetings) add(line, worth, counts);
  for (const [player, halves] of halvesGiven(history.adjustments)) {
    const line = lines.get(player);
    if (line) line.points += halves;
  }
  return lines;
}

/** Everyone has the number and the state that they had. */
const isComparable = (
  history: RobinHistory,
  numbering: readonly PlayerId[],
  { history: before }: Counted<RobinConfig, Sheet>,
): boolean =>
  before.config === history.config &&
  before.players === history.players &&
  before.field === history.field &&
  before.roundsBefore === history.roundsBefore &&
  numberingOf(before) === numbering &&
  history.field.every((id) => !hasLeft(history, id) && !hasLeft(before, id));

function emptyLines(history: RobinHistory, numbering: readonly PlayerId[]): ReadonlyMap<PlayerId, Filling> {
  const games = history.config.legs * (numbering.length - 1);
  const hasGone = history.field.some((id) => hasLeft(history, id));
  const played = hasGone ? gamesPlayed(history) : undefined;
  const lines = new Map<PlayerId, Filling>();
  const line = (player: PlayerId, number: number): Filling => {
    const active = !hasLeft(history, player);
    const half = 2 * (played?.get(player) ?? 0) >= games;
    const annulled = !active && !(half && number > 0);
    const figures = { played: 0, points: 0, wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0 };
    return { player, number, active, annulled, ...figures, meetings: [] };
  };
  for (const [at, player] of numbering.entries()) lines.set(player, line(player, at + 1));
  for (const player of history.field) if (!lines.has(player)) lines.set(player, line(player, 0));
  return lines;
}

/** In a round everyone meets one opponent or rests: a meeting stands where as many were before it. */
function takeOver(line: Filling, round: number, before: Line | undefined): void {
  const same = before?.meetings[line.meetings.length];
  if (same?.round === round) line.meetings.push(same);
}

const pairKey = ([one = '', other = '']: readonly PlayerId[]): string =>
  one < other ? `${one}\n${other}` : `${other}\n${one}`;

const byPair = (round: Round): ReadonlyMap<string, Table> =>
  new Map(round.tables.filter(({ seats }) => seats.length === 2).map((table) => [pairKey(table.seats), table]));

function fill(
  history: RobinHistory,
  lines: ReadonlyMap<PlayerId, Filling>,
  round: Round,
  fixtures: readonly Fixture[],
): void {
  const tables = byPair(round);
  const there = new Set([...round.byes, ...round.tables.flatMap(({ seats }) => seats)]);
  for (const { players, leg } of fixtures) {
    const table = tables.get(pairKey(players));
    const counts = players.every((id) => !lines.get(id)?.annulled);
    const outcome = table && outcomeOf(table);
    for (const [at, player] of players.entries()) {
      const opponent = players[1 - at];
      if (opponent === undefined) continue;
      const seat = table?.seats.indexOf(player) === 1 ? 1 : 0;
      // Not drawn: one of the two had left by then, or both.
      const missed = there.has(player) === there.has(opponent) ? nothing : forfeited(history.config, there.has(player));
      const worth = table ? outcome && worthAt(history.config, outcome, seat) : missed;
      lines.get(player)?.meetings.push({
        opponent,
        round: round.number,
        leg,
        colour: (table ? seat : at) === 0 ? 'white' : 'black',
        counts,
        ...(table && { table }),
        ...(worth && { worth }),
      });
    }
  }
}

function add(line: Filling, worth: Worth | undefined, counts: boolean): void {
  if (!worth) return;
  line.played++;
  if (!counts) return;
  const { result, points, scored, conceded } = worth;
  line.points += points;
  line.scored += scored;
  line.conceded += conceded;
  if (result === 'won') line.wins++;
  else if (result === 'drawn') line.draws++;
  else line.losses++;
}
