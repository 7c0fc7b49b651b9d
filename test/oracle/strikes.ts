import { Dice } from './chance.ts';
import type { Diary } from './diary.ts';
import type { Figure, Happened, Id, Outcome, Round, Table } from './facts.ts';
import { Meetings } from './seating.ts';
import tableSizes from './strikes-tables.json' with { type: 'json' };
import {
  criterion,
  type Findings,
  isOpen,
  type Oracle,
  seated,
  sharedPlaces,
  sorted,
  type Verdict,
} from './verdict.ts';

/** Accumulated strikes, from ST-1 to ST-17. */

interface Config {
  readonly eliminationAt: number;
  readonly maxTable: 4 | 5;
  readonly fiveLeft: '3+2' | '4+bye';
  readonly scoring: 'highest-wins' | 'lowest-wins' | 'places';
  readonly plans: number;
  readonly improve: boolean;
  readonly finalGame: boolean;
}

const configOf = (diary: Diary) => diary.config as unknown as Config;
/** A result that is taken back opens its round again. */
const isOver = (round: Round): boolean => round.state === 'closed' && !round.tables.some(isOpen);
const isFinal = (round: Round): boolean => round.kind === 'final-game';

/** The higher the better; whoever left without a number comes last (ST-17). */
function merits(outcome: Outcome, seats: number, config: Config): number[] {
  const last = Number.NEGATIVE_INFINITY;
  if (outcome.kind === 'forfeit') {
    return Array.from({ length: seats }, (_, seat) => (outcome.seats.includes(seat) ? last : 0));
  }
  const numbers = outcome.kind === 'scores' ? outcome.scores : outcome.places;
  const low = outcome.kind === 'places' || config.scoring === 'lowest-wins';
  return numbers.map((number) => (number === null ? last : low ? -number : number));
}

/** A place is 1 + the number of strictly better scores. */
const placesFrom = (values: readonly number[]): number[] =>
  values.map((own) => 1 + values.filter((other) => other > own).length);

/** ST-2, ST-3: the strikes of the places that tied players occupy, divided evenly. */
function strikesFrom(values: readonly number[]): number[] {
  const n = values.length;
  return values.map((own) => {
    const first = values.filter((other) => other > own).length;
    const tied = values.filter((other) => other === own).length;
    let sum = 0;
    for (let place = first; place < first + tied; place++) sum += (24 * place) / (n - 1);
    return sum / tied;
  });
}

function strikesOf(diary: Diary): Map<Id, number> {
  const all = new Map<Id, number>([...diary.people.keys()].map((id) => [id, diary.givenTo(id)]));
  for (const round of diary.shown) {
    for (const table of isFinal(round) ? [] : round.tables) {
      const outcome = table.games[0]?.outcome;
      if (!outcome) continue;
      const strikes = strikesFrom(merits(outcome, table.seats.length, configOf(diary)));
      for (const [seat, id] of table.seats.entries()) all.set(id, (all.get(id) ?? 0) + (strikes[seat] ?? 0));
    }
  }
  return all;
}

interface Status {
  readonly strikes: Map<Id, number>;
  /** Still in. */
  readonly alive: Set<Id>;
  /** The last round that those who are out took part in. */
  readonly out: Map<Id, number>;
}

/** ST-1, ST-17, DK-5: one at the level goes out at the end of the round; who was left out of a later round stays out. */
function statusOf(diary: Diary): Status {
  const strikes = strikesOf(diary);
  const rounds = diary.shown.filter((round) => !isFinal(round));
  const newest = rounds.at(-1);
  const alive = new Set<Id>();
  const out = new Map<Id, number>();
  for (const person of diary.people.values()) {
    if (!person.approved) continue;
    const { id } = person;
    const last = rounds.findLast((round) => seated(round).includes(id))?.number ?? 0;
    const now = newest?.number ?? 0;
    const levelReached = (strikes.get(id) ?? 0) >= configOf(diary).eliminationAt;
    const satOut = last < now && person.entered < now && (person.back ?? -1) < now;
    if (person.left || satOut || (newest && isOver(newest) && levelReached)) out.set(id, last);
    else alive.add(id);
  }
  return { strikes, alive, out };
}

/** ST-6. */
function sizesFor(players: number, kind: string, config: Config): number[][] {
  const rows = config.maxTable === 5 ? tableSizes.upTo5 : tableSizes.upTo4;
  const row = rows.find((one) => one.players === players);
  if (players <= config.maxTable) return [[players]];
  if (players === 5) return config.fiveLeft === '4+bye' ? [[4]] : kind === 'random' ? [[3, 2]] : [[3], [2]];
  if (row) return kind === 'random' ? [row.random] : row.split;
  const tables = Math.ceil(players / config.maxTable);
  const even = Array.from(
    { length: tables },
    (_, at) => Math.floor(players / tables) + (at < players % tables ? 1 : 0),
  );
  return kind === 'random' ? [even] : [];
}

const byNumber = (a: number, b: number) => b - a;

function checkSizes(event: Happened, players: number, config: Config, findings: Findings): void {
  const tables = event.tables as Table[];
  const groups = new Map<number, number[]>();
  for (const { group = 1, seats } of tables) groups.set(group, [...(groups.get(group) ?? []), seats.length]);
  const found = [...groups].sort(([a], [b]) => a - b).map(([, sizes]) => sizes.sort(byNumber));
  const expected = sizesFor(players, event.kind as string, config).map((sizes) => sizes.toSorted(byNumber));
  if (expected.length > 0) findings.same('ST-6', `tables for ${players}, ${event.kind}`, found, expected);
  else {
    const even = sizesFor(players, 'random', config);
    findings.same('ST-6', `tables for ${players}`, [found.flat().sort(byNumber)], even);
    const count = found.map((sizes) => sizes.length);
    const share = Math.floor(count.reduce((sum, one) => sum + one, 0) / 3);
    const spare = count.reduce((sum, one) => sum + one, 0) % 3;
    findings.same(
      'ST-6',
      'tables of each group',
      count,
      [0, 1, 2].map((at) => share + (at < spare ? 1 : 0)),
    );
  }
}

/** ST-7, ST-10: the groups follow the strikes. */
function checkSplit(tables: readonly Table[], status: Status, findings: Findings): void {
  const strikes = (id: Id) => status.strikes.get(id) ?? 0;
  for (const one of tables) {
    for (const other of tables) {
      const above = (one.group ?? 1) < (other.group ?? 1) || (other.seats.length === 2 && one.seats.length === 3);
      if (!above) continue;
      const most = Math.max(...one.seats.map(strikes));
      const least = Math.min(...other.seats.map(strikes));
      findings.holds('ST-7', `G${one.group} has the fewest strikes`, most <= least, [most, least]);
    }
  }
}

function checkSeating(diary: Diary, event: Happened, config: Config, findings: Findings): void {
  const meetings = new Meetings();
  for (const round of diary.shown) for (const { seats } of round.tables) meetings.add(seats);
  const tables = event.tables as Table[];
  const [note] = (event.notes as Figure[]).filter(({ code }) => code.startsWith('seating'));
  const plan = tables.map(({ seats }) => seats);
  const points = meetings.points(plan);
  const best = note?.figures.bestOfPlans as number | undefined;
  if (note) findings.same('ST-8', 'detrimental points', note.figures.improved ?? best, points);
  if (best !== undefined) findings.holds('ST-9', 'improving made it worse', points <= best, [points, best]);
  const groups = [...new Set(tables.map(({ group }) => group))];
  for (const group of groups) {
    const here = tables.filter((table) => table.group === group).map(({ seats }) => seats);
    // DK-7: those who are to be kept apart weigh more than any meeting.
    if (here.length < 2 || here.some((seats) => seats.length === 2) || diary.apart.length > 0) continue;
    const cost = meetings.points(here);
    const few = here.flat().length <= 10;
    if (few) {
      const least = meetings.least(
        here.flat(),
        here.map((seats) => seats.length),
      );
      findings.holds('ST-8', 'cheaper than the cheapest', cost >= least, [cost, least]);
    }
    if (config.improve && here.flat().length <= 20)
      findings.holds('ST-9', 'a swap helps', meetings.cannotImprove(here), here);
    // The best of 30 is among the better half of all but once in a thousand million.
    if (config.plans >= 30) {
      const better = meetings.better(here, 100, new Dice(event.round as number));
      findings.holds('ST-8', 'no better than a random seating', better <= 60, better);
    }
  }
}

function checkBye(diary: Diary, event: Happened, status: Status, findings: Findings): void {
  const byes = event.byes as Id[];
  const config = configOf(diary);
  const sitsOut = status.alive.size === 5 && config.maxTable === 4 && config.fiveLeft === '4+bye';
  findings.same('ST-10', 'byes', byes.length, sitsOut ? 1 : 0);
  const earlier = (id: Id) => diary.shown.filter((round) => round.byes.includes(id)).length;
  for (const id of byes) {
    const own = status.strikes.get(id) ?? 0;
    const first = [...status.alive].every((other) => {
      const theirs = status.strikes.get(other) ?? 0;
      return theirs > own || (theirs === own && earlier(other) >= earlier(id));
    });
    findings.holds('ST-10', `the bye of ${id}`, first);
  }
}

function checkRound(diary: Diary, event: Happened, findings: Findings): void {
  const config = configOf(diary);
  const status = statusOf(diary);
  const tables = event.tables as Table[];
  const byes = event.byes as Id[];
  const ending = endOf(diary, status);
  const earlier = diary.shown.filter((round) => !isFinal(round)).length;
  if (event.kind === 'final-game') {
    if (ending.over && !ending.winners) {
      findings.silent++;
      return;
    }
    findings.same('ST-15', 'who plays the final game', sorted(seated({ tables, byes })), sorted(ending.winners ?? []));
    findings.holds('ST-15', 'a final game between two', ending.over && ending.winners?.length === 2);
    return;
  }
  findings.same('ST-11', 'a round is drawn though it is over', ending.over, false);
  findings.same('ST-5', 'kind of round', event.kind, earlier % 2 === 0 ? 'random' : 'split');
  findings.same('ST-11', 'who plays', sorted(seated({ tables, byes })), sorted(status.alive));
  checkSizes(event, status.alive.size, config, findings);
  if (event.kind === 'split') checkSplit(tables, status, findings);
  checkBye(diary, event, status, findings);
  checkSeating(diary, event, config, findings);
}

interface End {
  readonly over: boolean;
  /** Undefined where the rules do not say. */
  readonly winners?: readonly Id[];
}

interface LastGame {
  readonly table: Table;
  readonly values: readonly number[];
}

function lastGameOf(diary: Diary, round: Round, id: Id): LastGame | undefined {
  const table = round.tables.find(({ seats }) => seats.includes(id));
  const outcome = table?.games[0]?.outcome;
  return table && outcome ? { table, values: merits(outcome, table.seats.length, configOf(diary)) } : undefined;
}

const placeIn = (game: LastGame | undefined, id: Id): number =>
  game ? (placesFrom(game.values)[game.table.seats.indexOf(id)] ?? 0) : 0;

/** ST-12. */
function afterOneTable(diary: Diary, round: Round, x: Id, y: Id, equal: boolean): Id[] {
  const [ofX, ofY] = [x, y].map((id) => placeIn(lastGameOf(diary, round, id), id));
  if (equal) {
    const won = [x, y].filter((_, at) => [ofX, ofY][at] === 1);
    return won.length === 1 ? won : [x, y];
  }
  if (round.byes.includes(x) || ofX === 1) return [x];
  if (ofX === 2) return [x, y];
  return ofY === 1 ? [y] : [x];
}

/** ST-13: own score against the best other score at the table. */
function margin(diary: Diary, round: Round, id: Id): number | undefined {
  const game = lastGameOf(diary, round, id);
  if (!game || configOf(diary).scoring === 'places') return undefined;
  const seat = game.table.seats.indexOf(id);
  return (game.values[seat] ?? 0) - Math.max(...game.values.filter((_, at) => at !== seat));
}

function amongTwo(diary: Diary, status: Status): Id[] | undefined {
  const [a, b] = [...status.alive] as [Id, Id];
  const round = diary.shown.filter((one) => !isFinal(one)).at(-1);
  if (!round) return [a, b];
  const [ofA, ofB] = [status.strikes.get(a) ?? 0, status.strikes.get(b) ?? 0];
  const [x, y] = ofA <= ofB ? [a, b] : [b, a];
  const there = seated(round);
  if (!there.includes(x) || !there.includes(y)) return undefined;
  if (round.tables.length === 1) return afterOneTable(diary, round, x, y, ofA === ofB);
  if (ofA !== ofB) return [x];
  const [left, right] = [margin(diary, round, a), margin(diary, round, b)];
  if (left === undefined || right === undefined || left === right) return [a, b];
  return left > right ? [a] : [b];
}

/** ST-14. */
function amongNone(diary: Diary, status: Status): Id[] {
  const round = diary.shown.filter((one) => !isFinal(one)).at(-1);
  if (!round) return [];
  const played = seated(round);
  const stayed = played.filter((id) => !diary.hasLeft(id));
  const counted = stayed.length > 0 ? stayed : played;
  const fewest = Math.min(...counted.map((id) => status.strikes.get(id) ?? 0));
  return counted.filter((id) => (status.strikes.get(id) ?? 0) === fewest);
}

/** ST-11 to ST-14, before any final game. */
function endOf(diary: Diary, status: Status): End {
  const newest = diary.shown.filter((round) => !isFinal(round)).at(-1);
  if (newest && !isOver(newest)) return { over: false };
  const { size } = status.alive;
  if (size > 2) return { over: false };
  if (size === 1) return { over: true, winners: [...status.alive] };
  const winners = size === 2 ? amongTwo(diary, status) : amongNone(diary, status);
  return winners ? { over: true, winners } : { over: true };
}

/** ST-15. */
function withFinal(
  diary: Diary,
  ending: End,
): { readonly finished: boolean; readonly winners?: readonly Id[] } | undefined {
  const played = diary.shown.find(isFinal);
  const two = ending.over && ending.winners?.length === 2;
  const due = configOf(diary).finalGame || diary.finalGameAfter === diary.shown.length;
  // Where the rules do not say who has won they do not say either whether two must play on.
  if (!played && due && ending.over && !ending.winners) return undefined;
  if (!played) return { ...ending, finished: ending.over && !(two && due) };
  const game = lastGameOf(diary, played, played.tables[0]?.seats[0] ?? '');
  if (!game || !isOver(played)) return { finished: false };
  const won = game.table.seats.filter((id) => placeIn(game, id) === 1);
  const bothGone = game.values.every((value) => value === Number.NEGATIVE_INFINITY);
  return { finished: true, winners: bothGone ? game.table.seats : won };
}

/** ST-16. */
function checkStandings(
  diary: Diary,
  verdict: Verdict,
  status: Status,
  winners: readonly Id[],
  findings: Findings,
): void {
  const rank = (id: Id): number[] => {
    const strikes = status.strikes.get(id) ?? 0;
    if (winners.includes(id)) return [0, 0, 0];
    return status.alive.has(id) ? [1, 0, strikes] : [2, -(status.out.get(id) ?? 0), strikes];
  };
  const compare = (a: Id, b: Id) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  };
  const best = [...diary.people.values()]
    .filter((one) => one.approved)
    .map((one) => one.id)
    .sort(compare);
  const places = sharedPlaces(best, (a, b) => compare(a, b) === 0);
  const found = new Map(verdict.standings.map((row) => [row.player, row.place]));
  const nobody = verdict.status === 'finished' && winners.length === 0;
  best.forEach((id, at) => {
    const place = places[at] === 1 && nobody ? 2 : places[at];
    findings.same('ST-16', `place of ${id}`, found.get(id), place);
  });
}

export const strikes: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'RoundPaired') checkRound(diary, event, findings);
  },

  concluded(diary, verdict, findings) {
    if (diary.stages.length === 0) return;
    const status = statusOf(diary);
    for (const row of verdict.standings) {
      findings.same('ST-3', `strikes of ${row.player}`, criterion(row, 'strikes'), status.strikes.get(row.player));
      const state = status.alive.has(row.player) ? 'active' : diary.hasLeft(row.player) ? 'dropped' : 'eliminated';
      findings.same('ST-1', `whether ${row.player} is out`, row.state, state);
    }
    const open = diary.shown.some((round) => round.tables.some(isOpen));
    const ending = withFinal(diary, endOf(diary, status));
    if (diary.ended || !ending) {
      findings.silent++;
      return;
    }
    const finished = ending.finished && !open;
    findings.same('ST-11', 'finished', verdict.status === 'finished', finished);
    if (finished && !ending.winners) {
      findings.silent++;
      return;
    }
    const winners = finished ? (ending.winners ?? []) : [];
    findings.same('ST-12', 'winners', sorted(verdict.winners), sorted(winners));
    checkStandings(diary, verdict, status, winners, findings);
  },
};
