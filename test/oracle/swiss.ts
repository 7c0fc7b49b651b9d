import { checkBracket, checkBracketDraw, isBracketStage } from './bracket.ts';
import type { Diary } from './diary.ts';
import { placesAt } from './early-end.ts';
import type { Happened, Id, Person, Round, Table } from './facts.ts';
import { type Event, handbookFigure, type Line } from './handbook.ts';
import { leastCost, smallField, without } from './matching.ts';
import {
  criterion,
  duel,
  type Findings,
  isOpen,
  type Oracle,
  type Refused,
  seated,
  sorted,
  type Verdict,
} from './verdict.ts';

/** Swiss, from SW-1 to SW-16. */

interface Config {
  readonly target: number;
  readonly win: number;
  readonly timedWin: number;
  readonly draw: number;
  readonly loss: number;
  readonly timedLoss: number;
  readonly byePoints: number;
  readonly forfeitDifferential: number;
  readonly tieBreaks: readonly string[];
  readonly firstRound: 'random' | 'rating';
  readonly lateAs: 'loss' | 'bye';
  readonly rounds?: number;
  readonly topCut?: number;
  readonly unratedAs?: number;
}

const configOf = (diary: Diary) => diary.config as unknown as Config;
const swissRounds = (diary: Diary): Round[] => diary.shown.filter((round) => round.stage === 0);

interface Row {
  readonly id: Id;
  points: number;
  differential: number;
  byes: number;
  readonly met: Id[];
  /** Games won less games lost, against each opponent. */
  readonly lead: Map<Id, number>;
}

/** SW-1 to SW-3, SW-13. */
function addTable(rows: Map<Id, Row>, table: Table, config: Config): void {
  const outcome = table.games[0]?.outcome;
  const pair = table.seats.map((id) => rows.get(id)) as [Row, Row];
  for (const [seat, row] of pair.entries()) row.met.push(table.seats[1 - seat] as Id);
  if (!outcome) return;
  const won = duel(outcome);
  pair.forEach((row, seat) => {
    const opponent = table.seats[1 - seat] as Id;
    const step = won === seat ? 1 : won === 1 - seat ? -1 : 0;
    row.lead.set(opponent, (row.lead.get(opponent) ?? 0) + step);
    if (outcome.kind === 'forfeit') {
      if (won === 'nobody') return;
      row.points += won === seat ? config.win : config.loss;
      row.differential += won === seat ? config.forfeitDifferential : -config.forfeitDifferential;
    } else if (outcome.kind === 'scores') {
      const [own, other] = [outcome.scores[seat] ?? 0, outcome.scores[1 - seat] ?? 0];
      const full = Math.max(own, other) === 1000 * config.target;
      row.differential += (own - other) / 1000;
      if (own === other) row.points += config.draw;
      else if (own > other) row.points += full ? config.win : config.timedWin;
      else row.points += full ? config.loss : config.timedLoss;
    }
  });
}

function rowsOf(diary: Diary): Map<Id, Row> {
  const config = configOf(diary);
  const rows = new Map<Id, Row>();
  for (const { id, approved } of diary.people.values()) {
    if (approved) rows.set(id, { id, points: diary.givenTo(id), differential: 0, byes: 0, met: [], lead: new Map() });
  }
  for (const round of swissRounds(diary)) {
    for (const table of round.tables) addTable(rows, table, config);
    const there = new Set(seated(round));
    for (const row of rows.values()) {
      // SW-14: rounds missed by those who came later or came back; not by those who have gone for good.
      const gone = diary.person(row.id).left;
      const missed = !there.has(row.id) && (!gone || round.number <= gone.drawn);
      const announced = missed ? diary.absence(row.id, round.number) : undefined;
      if (announced === 'half') row.points += config.draw;
      const isBye = announced ? announced === 'full' : missed && config.lateAs === 'bye';
      if (round.byes.includes(row.id) || isBye) {
        row.points += config.byePoints;
        row.byes++;
      }
    }
  }
  return rows;
}

/** SW-4: each criterion is looked at among those still level; without lots drawn, a lot leaves players level. */
function ranked(diary: Diary, rows: Map<Id, Row>, tieBreaks: readonly string[]): Row[][] {
  const now = swissRounds(diary).length;
  const lots = diary.lots.findLast(({ purpose, after }) => purpose === 'standings' && after === now)?.order ?? [];
  const value = (name: string, row: Row, level: readonly Row[]) =>
    name === 'lot' ? -lots.indexOf(row.id) : figure(diary, rows, name, row, level);
  let levels: Row[][] = [[...rows.values()]];
  for (const name of ['match-points', ...tieBreaks]) {
    levels = levels.flatMap((level) => split(level, (row) => value(name, row, level)));
    if (name !== 'head-to-head') continue;
    // Once someone is above, the others may be told apart among themselves.
    for (let before = 0; before < levels.length; ) {
      before = levels.length;
      levels = levels.flatMap((level) => split(level, (row) => value(name, row, level)));
    }
  }
  return levels;
}

function split(level: readonly Row[], value: (row: Row) => number): Row[][] {
  const by = new Map<number, Row[]>();
  for (const row of level) by.set(value(row), [...(by.get(value(row)) ?? []), row]);
  return [...by].sort(([a], [b]) => b - a).map(([, some]) => some);
}

function figure(diary: Diary, rows: Map<Id, Row>, name: string, row: Row, level: readonly Row[]): number {
  const over = (of: (other: Row) => number) => row.met.reduce((sum, id) => sum + of(rows.get(id) as Row), 0);
  switch (name) {
    case 'match-points':
      return row.points;
    case 'differential':
      return row.differential;
    case 'head-to-head':
      return level.length > 1 && level.every((other) => other === row || beat(row, other)) ? 1 : 0;
    case 'opponents-points':
      return over((other) => other.points);
    case 'opponents-differential':
      return over((other) => other.differential);
    default:
      return handbookFigure(
        chessEvent(diary, rows),
        name,
        row.id,
        level.map(({ id }) => id),
      );
  }
}

/** DU-9: the rounds as the handbook sees them; the first seat has white. */
function chessEvent(diary: Diary, rows: Map<Id, Row>): Event {
  const config = configOf(diary);
  const lineIn = (round: Round, id: Id): Line | undefined => {
    const table = round.tables.find(({ seats }) => seats.includes(id));
    const bye: Line = { how: 'bye', points: config.byePoints, chess: config.byePoints };
    if (round.byes.includes(id)) return bye;
    if (!table) {
      const gone = diary.person(id).left;
      const missed = !gone || round.number <= gone.drawn;
      const announced = missed ? diary.absence(id, round.number) : undefined;
      if (announced) {
        const points = { nothing: 0, half: config.draw, full: config.byePoints }[announced];
        return { how: 'absent', points, chess: points };
      }
      return missed && config.lateAs === 'bye' ? bye : { how: 'absent', points: 0, chess: 0 };
    }
    const outcome = table.games[0]?.outcome;
    if (!outcome) return undefined;
    const seat = table.seats.indexOf(id);
    const result = duel(outcome);
    const points = result === seat ? 1 : result === 'draw' ? 0.5 : 0;
    const how = outcome.kind === 'forfeit' ? 'forfeit' : 'board';
    return { how, opponent: table.seats[1 - seat] as Id, black: seat === 1, points, chess: points };
  };
  return {
    lines: new Map([...rows.keys()].map((id) => [id, swissRounds(diary).flatMap((round) => lineIn(round, id) ?? [])])),
    rating: (id) => diary.person(id).rating ?? config.unratedAs ?? Number.NaN,
    rounds: roundsOf(diary),
    win: 1,
    everyoneMeets: false,
  };
}

/** SW-5. */
function usualRounds(players: number): number {
  if (players <= 2) return 1;
  if (players <= 4) return 2;
  if (players <= 8) return 3;
  const limits = [16, 32, 64, 128, 212, 385, 768];
  const at = limits.findIndex((limit) => players <= limit);
  if (at >= 0) return 4 + at;
  let rounds = 10;
  for (let limit = 768; limit < players; limit *= 2) rounds++;
  return rounds;
}

function roundsOf(diary: Diary): number {
  const config = configOf(diary);
  const set = diary.roundsSet ?? config.rounds;
  if (set !== undefined) return set;
  const sat = new Set(swissRounds(diary).slice(0, 2).flatMap(seated));
  // Who left before round 1 was never there, unless they came back before round 2 was paired; drops count for nothing.
  const inTime = ({ entered, left, back = 0 }: Person) =>
    entered === 1 || (entered === 0 && (left ? left.drawn === 1 : back <= 1));
  const counted = [...diary.people.values()].filter((one) => one.approved && (sat.has(one.id) || inTime(one)));
  return usualRounds(counted.length);
}

/** Where they met more than once, by more wins than losses. */
const beat = (row: Row, other: Row): boolean => (row.lead.get(other.id) ?? 0) > 0;

const met = (rows: Map<Id, Row>, a: Id, b: Id): number => rows.get(a)?.met.filter((id) => id === b).length ?? 0;

/** SW-6, SW-8: a rematch weighs more than any broken wish, that more than any difference of points. */
function costOf(diary: Diary, rows: Map<Id, Row>, rematches: boolean) {
  const apart = (a: Id, b: Id) => diary.apart.some((pair) => pair.includes(a) && pair.includes(b));
  return (a: Id, b: Id): number => {
    const times = met(rows, a, b);
    if (times > 0 && !rematches) return Number.POSITIVE_INFINITY;
    // SW-9: the fewest; which of those are the oldest is not worked out.
    if (rematches) return times > 0 ? 1 : 0;
    const gap = 2 * ((rows.get(a)?.points ?? 0) - (rows.get(b)?.points ?? 0));
    return (apart(a, b) ? 1e8 : 0) + gap ** 2;
  };
}

/** SW-12: fewest byes, then lowest in the standings; the first whose absence leaves a legal pairing. */
function byeCandidates(diary: Diary, rows: Map<Id, Row>, players: readonly Id[]): Id[] {
  const levels = ranked(diary, rows, configOf(diary).tieBreaks);
  const key = (id: Id) => [rows.get(id)?.byes ?? 0, -levels.findIndex((level) => level.some((row) => row.id === id))];
  const legal = costOf(diary, rows, false);
  const possible = players.filter((id) => leastCost(without(players, id), legal) < Number.POSITIVE_INFINITY);
  const compare = (a: Id, b: Id) => {
    const [left, right] = [key(a), key(b)];
    return (left[0] ?? 0) - (right[0] ?? 0) || (left[1] ?? 0) - (right[1] ?? 0);
  };
  const [first] = possible.toSorted(compare);
  return first === undefined ? [] : possible.filter((id) => compare(id, first) === 0);
}

function checkRound(diary: Diary, event: Happened, findings: Findings): void {
  const rows = rowsOf(diary);
  const tables = event.tables as Table[];
  const byes = event.byes as Id[];
  const number = event.round as number;
  const players = diary.presentIn(number);
  findings.same('SW-13', 'who plays', sorted(seated({ tables, byes })), sorted(players));
  findings.same('SW-12', 'how many byes', byes.length, players.length % 2);
  findings.holds('SW-5', `round ${number} of ${roundsOf(diary)}`, number <= roundsOf(diary));
  const allowed = diary.rematchesAllowedFor === number;
  const cost = costOf(diary, rows, allowed);
  const found = tables.reduce((sum, { seats }) => sum + cost(seats[0] as Id, seats[1] as Id), 0);
  findings.holds(
    'SW-6',
    'a rematch',
    found < Number.POSITIVE_INFINITY,
    tables.map(({ seats }) => seats),
  );
  if (players.length > smallField) return;
  const [bye] = byes;
  if (bye && !allowed && number > 1) {
    const candidates = byeCandidates(diary, rows, players);
    findings.holds('SW-12', `the bye of ${bye}`, candidates.includes(bye), candidates);
  }
  const byRating = number === 1 && configOf(diary).firstRound === 'rating';
  if (byRating && diary.apart.length === 0) checkHalves(diary, tables, findings);
  else if (!byRating)
    findings.same('SW-8', 'rematches, wishes and differences', found, leastCost(without(players, bye), cost));
}

/** SW-10: top half against bottom half in order. */
function checkHalves(diary: Diary, tables: readonly Table[], findings: Findings): void {
  const rating = (id: Id) => diary.person(id).rating ?? -1;
  const pairs = tables.map(({ seats }) => seats.map(rating).sort((a, b) => b - a) as [number, number]);
  const halves = Math.min(...pairs.map(([top]) => top)) >= Math.max(...pairs.map(([, bottom]) => bottom));
  const inOrder = pairs.every(([top, bottom]) => pairs.every(([higher, other]) => higher <= top || other >= bottom));
  findings.holds('SW-10', 'top half against bottom half', halves && inOrder, pairs);
}

/** SW-16: the best who have not dropped; a tie on the line goes to who beat all others on it. */
function checkCut(diary: Diary, event: Happened, findings: Findings): void {
  const config = configOf(diary);
  const rows = rowsOf(diary);
  const seeds = event.seeds as Id[];
  findings.same('SW-16', 'rounds before the cut', swissRounds(diary).length >= roundsOf(diary), true);
  const breaks = config.tieBreaks.filter((name) => name !== 'lot');
  const levels = ranked(diary, rows, breaks).map((level) => level.filter(({ id }) => !diary.hasLeft(id)));
  const places = new Map(levels.flatMap((level, at) => level.map(({ id }) => [id, at] as const)));
  const standing = levels.flat().length;
  findings.same('SW-16', 'how many go to the cut', seeds.length, Math.min(config.topCut ?? 0, standing));
  const order = seeds.map((id) => places.get(id) ?? -1);
  findings.holds(
    'SW-16',
    'seeds by the standings',
    order.every((place, at) => place >= (order[at - 1] ?? 0)),
    order,
  );
  let room = seeds.length;
  for (const level of levels) {
    const through = level.filter(({ id }) => seeds.includes(id));
    findings.same('SW-16', 'who goes to the cut', through.length, Math.min(level.length, room));
    const champion = level.find((row) => level.every((other) => other === row || beat(row, other)));
    if (champion && room > 0) findings.holds('SW-16', `${champion.id} beat the others`, through.includes(champion));
    room -= through.length;
  }
}

function checkStandings(diary: Diary, verdict: Verdict, findings: Findings): void {
  const { tieBreaks } = configOf(diary);
  const rows = rowsOf(diary);
  const levels = ranked(diary, rows, tieBreaks);
  const found = new Map(verdict.standings.map((row) => [row.player, row]));
  const { winners, placeOf } = placesAt(
    diary,
    levels.map((level) => level.map(({ id }) => id)),
    played(diary),
  );
  if (verdict.status === 'finished') findings.same('SW-4', 'winners', sorted(verdict.winners), sorted(winners));
  for (const level of levels) {
    for (const row of level) {
      const standing = found.get(row.id);
      if (!standing) continue;
      findings.same('SW-1', `match points of ${row.id}`, criterion(standing, 'match-points'), row.points);
      if (tieBreaks.includes('differential')) {
        findings.same('SW-3', `differential of ${row.id}`, criterion(standing, 'differential'), row.differential);
      }
      findings.same('SW-4', `place of ${row.id}`, standing.place, placeOf.get(row.id));
    }
  }
}

/** Whether all rounds are over, whoever has won. */
const played = (diary: Diary): boolean => {
  const rounds = swissRounds(diary);
  return (
    rounds.length >= roundsOf(diary) && rounds.every((round) => round.state === 'closed' && !round.tables.some(isOpen))
  );
};

function concludeSwiss(diary: Diary, verdict: Verdict, findings: Findings): void {
  checkStandings(diary, verdict, findings);
  for (const round of verdict.rounds) {
    if (diary.rounds[round.number - 1]?.stage === 0) {
      findings.same('SW-5', `round ${round.number} of`, round.label.figures.of, roundsOf(diary));
    }
  }
  if (diary.ended) {
    findings.silent++;
    return;
  }
  const last = diary.stages.length === 1;
  if (diary.presentIn(diary.shown.length + 1).length < 2) findings.silent++;
  else findings.same('SW-5', 'finished', verdict.status === 'finished', last && played(diary));
}

export const swiss: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'HandedOver') checkCut(diary, event, findings);
    else if (isBracketStage(diary, event)) checkBracketDraw(diary, event, findings);
    else if (event.type === 'RoundPaired') checkRound(diary, event, findings);
  },

  /** SW-9: what is refused cannot be done. */
  refused(diary: Diary, command: Happened, refusal: Refused, findings: Findings) {
    const paired = command.type === 'PairRound' && refusal.code === 'no-legal-pairing';
    const players = diary.presentIn(diary.shown.length + 1);
    if (!paired || refusal.details.reason !== 'rematches' || diary.stage > 0 || players.length > smallField) return;
    const rows = rowsOf(diary);
    const legal = costOf(diary, rows, false);
    const fields = players.length % 2 === 0 ? [players] : players.map((id) => without(players, id));
    const possible = fields.some((field) => leastCost(field, legal) < Number.POSITIVE_INFINITY);
    findings.holds('SW-9', 'refused though a legal pairing exists', !possible);
  },

  concluded(diary, verdict, findings, command) {
    if (diary.stages.length === 0) return;
    if (diary.stage === 0) concludeSwiss(diary, verdict, findings);
    else checkBracket(diary, verdict, findings, command);
  },
};
